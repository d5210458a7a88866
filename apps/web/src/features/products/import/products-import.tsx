import { previewImport } from '@campo-livre/api/products/import-products.ts'
import { countColumns } from '@campo-livre/domain/products/import/columns.ts'
import type { ImportedProduct } from '@campo-livre/domain/products/import/import-input.ts'
import { readRows } from '@campo-livre/domain/products/import/read-rows.ts'
import { importOf } from '../../../lib/import/import-in-address.tsx'
import { CarryOut } from './carry-out.tsx'

/** The import of products from a CSV (H4). */
export const productsImport = importOf<ImportedProduct>({
  title: 'Importar produtos',
  description:
    'Com as colunas Nome e Preço, e Categoria para o que é novo. Estoque, Custo, Código de barras e Situação, se houver.',
  countColumns,
  read: (table) => {
    const read = readRows(table)
    return 'refusal' in read ? read : { rows: read.products, problems: read.problems }
  },
  preview: previewImport,
  carryOut: (products, lines) => <CarryOut products={products} lines={lines} />,
})
