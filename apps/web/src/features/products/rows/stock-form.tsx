import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { finishCount } from '@campo-livre/api/stock/count-stock.ts'
import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { countedSchema } from '@campo-livre/domain/stock/stock-input.ts'
import { useAction } from '../../../lib/action/use-action.ts'
import { CellForm } from './cell-form.tsx'
import { useLayProducts } from './use-lay-products.ts'
import type { Undoable } from './undoable.ts'

type Props = { product: ProductRow; onDone: (undoable: Undoable | null) => void; onClose: () => void }

const read = (text: string) => countedSchema.safeParse(/^\d+$/.test(text.trim()) ? Number(text) : null)

/** The stock of a product, typed in its row: it is a count of that one product (decision 055). */
export function StockForm({ product, onDone, onClose }: Props) {
  const { id, stock } = product
  const lay = useLayProducts()
  const action = useAction<number, ProductRow[]>({
    mutation: {
      mutationFn: (counted, attempt) =>
        finishCount([{ productId: id, counted, countedAt: serverNow() }], attempt),
      meta: { changes: ['products'] },
      onSuccess: lay,
    },
    done: (_rows, counted) => onDone({ kind: 'stock', before: stock, difference: counted - stock }),
    failure: 'Não deu para mudar o estoque. Tente de novo.',
  })
  return (
    <CellForm
      label="Quantas há"
      name={product.name}
      text={String(Math.max(0, stock))}
      inputMode="numeric"
      problemOf={(text) => read(text).error?.issues[0]?.message ?? null}
      action={action}
      onSave={(text) => {
        const counted = read(text).data
        if (counted === undefined || counted === stock) onDone(null)
        else action.run(counted)
      }}
      onClose={onClose}
    />
  )
}
