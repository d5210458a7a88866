import { changePrices } from '@campo-livre/api/products/change-products.ts'
import { priceSchema } from '@campo-livre/domain/products/product-input.ts'
import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { formatDecimal, readDecimal } from '@campo-livre/domain/text/decimal.ts'
import { useAction } from '../../../lib/action/use-action.ts'
import { CellForm } from './cell-form.tsx'
import { useLayProducts } from './use-lay-products.ts'
import type { Undoable } from './undoable.ts'

type Props = { product: ProductRow; onDone: (undoable: Undoable | null) => void; onClose: () => void }

const read = (text: string) => priceSchema.safeParse(readDecimal(text, 2))

/** The price of a product, typed in its row. */
export function PriceForm({ product, onDone, onClose }: Props) {
  const { id, version, priceCents } = product
  const lay = useLayProducts()
  const action = useAction<number, ProductRow[]>({
    mutation: {
      mutationFn: (cents, attempt) => changePrices([{ id, version, priceCents: cents }], attempt),
      meta: { changes: ['products'] },
      onSuccess: lay,
    },
    done: ([row]) => onDone(row ? { kind: 'price', beforeCents: priceCents, version: row.version } : null),
    failure: 'Não deu para mudar o preço. Tente de novo.',
  })
  return (
    <CellForm
      label="Preço"
      name={product.name}
      text={formatDecimal(priceCents, 2)}
      inputMode="decimal"
      leftSection="R$"
      problemOf={(text) => read(text).error?.issues[0]?.message ?? null}
      action={action}
      onSave={(text) => {
        const cents = read(text).data
        if (cents === undefined || cents === priceCents) onDone(null)
        else action.run(cents)
      }}
      onClose={onClose}
    />
  )
}
