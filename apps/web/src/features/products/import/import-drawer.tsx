import { previewImport } from '@campo-livre/api/products/import-products.ts'
import { countColumns } from '@campo-livre/domain/products/import/columns.ts'
import { readRows } from '@campo-livre/domain/products/import/read-rows.ts'
import { ImportDrawer } from '../../../lib/import/import-drawer.tsx'
import { CarryOut } from './carry-out.tsx'

/** The import of products from a CSV (H4). */
export default function ProductsImport(props: { opened: boolean; onClose: () => void }) {
  return (
    <ImportDrawer
      {...props}
      title="Importar produtos"
      description="Com as colunas Nome e Preço, e Categoria para o que é novo. Estoque, Custo, Código de barras e Situação, se houver."
      countColumns={countColumns}
      read={(table) => {
        const { products: rows, problems } = readRows(table)
        return { rows, problems }
      }}
      preview={previewImport}
      carryOut={(products, lines) => <CarryOut products={products} lines={lines} />}
    />
  )
}
