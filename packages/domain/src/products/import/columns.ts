import { fold } from '../../text/fold.ts'

/** The values of a product that a file may have. */
export const importFields = [
  'name',
  'category',
  'priceCents',
  'costCents',
  'stock',
  'lowStockAt',
  'ean',
  'status',
] as const
export type ImportField = (typeof importFields)[number]

/** The names that a column may have, folded; the first one is that of the export. */
const names: Readonly<Record<ImportField, readonly string[]>> = {
  name: ['nome', 'produto', 'descricao', 'item'],
  category: ['categoria', 'grupo', 'tipo'],
  priceCents: ['preco', 'preco de venda', 'valor', 'venda', 'preco (r$)'],
  costCents: ['custo', 'preco de custo', 'preco de compra'],
  stock: ['estoque', 'estoque atual', 'quantidade', 'qtd', 'saldo'],
  lowStockAt: ['estoque minimo', 'minimo', 'alerta'],
  ean: ['codigo de barras', 'ean', 'gtin', 'ean/gtin'],
  status: ['situacao', 'status'],
}

/** The place of each field among the columns of a file; absent where the file does not have it. */
export type ImportColumns = Readonly<Partial<Record<ImportField, number>>>

/** Finds the columns of a file by their usual Portuguese names, whatever their case and accents. */
export function findColumns(head: readonly string[]): ImportColumns {
  const folded = head.map((title) => fold(title.trim()))
  const found: Partial<Record<ImportField, number>> = {}
  for (const field of importFields) {
    const place = folded.findIndex((title) => names[field].includes(title))
    if (place >= 0) found[field] = place
  }
  return found
}
