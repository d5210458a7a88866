import { importProducts, undoImport } from '@campo-livre/api/products/import-products.ts'
import type { ImportLine } from '@campo-livre/domain/lists/import.ts'
import type { ImportedProduct, ImportOutcome } from '@campo-livre/domain/products/import/import-input.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'

type Props = { products: ImportedProduct[]; lines: readonly ImportLine[] }

const counted = (count: number) => (count === 1 ? '1 produto' : `${formatCount(count)} produtos`)

/** The buttons that import the products of a file, and take that back. */
export function CarryOut({ products, lines }: Props) {
  const importing = useAction<ImportedProduct[], ImportOutcome>({
    mutation: {
      mutationFn: (rows, attempt) => importProducts(rows, attempt),
      meta: { changes: ['products'] },
    },
    failure: 'Não deu para importar. Nada mudou. Tente de novo.',
  })
  const undoing = useAction<string, ImportOutcome>({
    mutation: {
      mutationFn: (id, { signal }) => undoImport(id, signal),
      meta: { changes: ['products'] },
    },
    toast: () => ({ title: 'Importação desfeita' }),
    failure: 'Não deu para desfazer. Tente de novo.',
  })
  const { data } = importing
  const count = lines.filter(({ kind }) => kind !== 'same').length
  if (undoing.data) return <p role="status">Tudo voltou a ser como era.</p>
  if (!data && count === 0) return <p role="status">Os produtos já estão como na planilha.</p>
  return (
    <>
      {data && (
        <p role="status">
          {counted(data.created)} a mais, {counted(data.changed)} com mudança.
        </p>
      )}
      {!data && (
        <ActionButton fullWidth action={importing} onClick={() => importing.run(products)}>
          Importar {counted(count)}
        </ActionButton>
      )}
      {data && (
        <ActionButton variant="default" fullWidth action={undoing} onClick={() => undoing.run(data.id)}>
          Desfazer a importação
        </ActionButton>
      )}
    </>
  )
}
