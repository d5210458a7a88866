import { changePrices } from '@campo-livre/api/products/change-products.ts'
import { stockMovementsQuery } from '@campo-livre/api/stock/list-stock-movements.ts'
import { reverseMovement } from '@campo-livre/api/stock/move-stock.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import type { Attempt } from '../../../lib/action/action.ts'
import { SendingButton } from '../../../lib/action/sending-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import classes from './product-rows.module.css'
import { countToTakeBack } from './count-to-take-back.ts'
import { useLayProducts } from './use-lay-products.ts'
import type { Undoable } from './undoable.ts'

type Props = { product: ProductRow; undoable: Undoable; onDone: () => void }

/** The price or the stock before the last change of the row, and the way back. */
export function UndoLine({ product, undoable, onDone }: Props) {
  const client = useQueryClient()
  const lay = useLayProducts()
  const action = useAction<void, ProductRow[]>({
    mutation: {
      mutationFn: (_, attempt) => takeBack(client, product, undoable, attempt),
      meta: { changes: ['products'] },
      onSuccess: lay,
    },
    done: onDone,
    failure: 'Não deu para desfazer. Confira em Histórico.',
  })
  const words =
    undoable.kind === 'price'
      ? `Preço mudado, era ${formatCents(undoable.beforeCents)}.`
      : `Estoque contado, eram ${formatCount(undoable.before)}.`
  return (
    <div className={classes.undo}>
      <p role="status">{words}</p>
      <SendingButton action={action} variant="subtle" onClick={() => action.run()}>
        Desfazer
        <span className="visually-hidden"> em {product.name}</span>
      </SendingButton>
      <div className={classes.told}>
        <ActionFailure action={action} />
      </div>
    </div>
  )
}

/** Gives the price back, or reverses the movement of the count, which stays in the ledger. */
async function takeBack(
  client: QueryClient,
  { id }: ProductRow,
  undoable: Undoable,
  attempt: Attempt<void>,
): Promise<ProductRow[]> {
  if (undoable.kind === 'price')
    return changePrices([{ id, version: undoable.version, priceCents: undoable.beforeCents }], attempt)
  const { items } = await client.query({ ...stockMovementsQuery(id, 1), staleTime: 0 })
  const movement = countToTakeBack(items, undoable.difference)
  if (movement === null) throw new Error('The count is not among the newest movements')
  return [await reverseMovement(movement.id, 'Desfeito na lista de produtos', attempt)]
}
