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

/** The titles that a column may have; the first one is that of the export. */
const titles: Readonly<Record<ImportField, readonly [string, ...string[]]>> = {
  name: ['Nome', 'Produto', 'Descrição', 'Item'],
  category: ['Categoria', 'Grupo', 'Tipo'],
  priceCents: ['Preço', 'Preço de venda', 'Valor', 'Venda', 'Preço (R$)'],
  costCents: ['Custo', 'Preço de custo', 'Preço de compra'],
  stock: ['Estoque', 'Estoque atual', 'Quantidade', 'Qtd', 'Saldo'],
  lowStockAt: ['Estoque mínimo', 'Mínimo', 'Alerta'],
  ean: ['Código de barras', 'EAN', 'GTIN', 'EAN/GTIN'],
  status: ['Situação', 'Status'],
}

/** The place of each field among the columns of a file; absent where the file does not have it. */
export type ImportColumns = Readonly<Partial<Record<ImportField, number>>>

/** Finds the columns of a file by their usual Portuguese names, whatever their case and accents. */
export function findColumns(head: readonly string[]): ImportColumns {
  const folded = head.map((title) => fold(title.trim()))
  const found: Partial<Record<ImportField, number>> = {}
  for (const field of importFields) {
    const place = folded.findIndex((title) => titles[field].some((known) => fold(known) === title))
    if (place >= 0) found[field] = place
  }
  return found
}

/** Returns how many columns of a file are known by their titles. */
export function countColumns(head: readonly string[]): number {
  return Object.keys(findColumns(head)).length
}

/** The columns without which a file says nothing of a product. */
const needed = ['name', 'priceCents'] as const

/** Returns why a file has no products to read, with the titles that it has and those that are understood; null else. */
export function missingColumns(head: readonly string[]): string | null {
  const columns = findColumns(head)
  const missing = needed.filter((field) => columns[field] === undefined)
  if (missing.length === 0) return null
  const wanted = missing.map((field) => {
    const [first, ...others] = titles[field]
    return `${first} (ou ${either.format(others)})`
  })
  const there = head.map((title) => title.trim()).filter((title) => title !== '')
  const found = there.slice(0, SHOWN_TITLES).map((title) => `“${title.slice(0, 40)}”`)
  const rest = there.length > SHOWN_TITLES ? ' e outras' : ''
  const has = found.length === 0 ? 'O arquivo está vazio.' : `O arquivo tem ${found.join(', ')}${rest}.`
  return `Falta a coluna ${both.format(wanted)}. ${has}`
}

/** The number of titles that are told. */
const SHOWN_TITLES = 8
const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' })
const both = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
