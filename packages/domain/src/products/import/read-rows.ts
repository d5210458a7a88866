import * as z from 'zod/mini'
import { fold } from '../../text/fold.ts'
import {
  type ProductCategory,
  productCategoryLabels,
  type ProductStatus,
  productStatusLabels,
} from '../product-words.ts'
import { type ImportColumns, findColumns, type ImportField } from './columns.ts'
import { type ImportedProduct, importedProductSchema, type ImportProblem } from './import-input.ts'
import { readAmount, readPieces } from './read-amount.ts'

/** The products of a file, and what is wrong in it. */
export type ReadFile = { products: ImportedProduct[]; problems: ImportProblem[] }

const byLabel = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  new Map<string, Key>(Object.entries(labels).map(([key, label]) => [fold(label as string), key as Key]))
const categories = byLabel<ProductCategory>(productCategoryLabels)
const statuses = byLabel<ProductStatus>(productStatusLabels)

/**
 * Reads the cells of a file into products, each with its line. A file without a name or a price column, an unreadable
 * cell, and a product that stands in it twice are problems.
 */
export function readRows(rows: readonly (readonly string[])[]): ReadFile {
  const [head = [], ...body] = rows
  const columns = findColumns(head)
  const missing = [
    ...(columns.name === undefined ? ['Nome'] : []),
    ...(columns.priceCents === undefined ? ['Preço'] : []),
  ]
  if (missing.length > 0)
    return { products: [], problems: [{ line: 1, message: `Falta a coluna ${missing.join(' e ')}.` }] }
  const read = body
    .map((cells, index) => readRow(cells, columns, index + 2, head))
    .filter((row) => row !== null)
  const products = read.flatMap((row) => ('name' in row ? [row] : []))
  const problems = read.flatMap((row) => ('name' in row ? [] : row))
  const all = [...problems, ...twice(products)]
  return { products, problems: all.toSorted((a, b) => a.line - b.line) }
}

function readRow(
  cells: readonly string[],
  columns: ImportColumns,
  line: number,
  head: readonly string[],
): ImportedProduct | ImportProblem[] | null {
  if (cells.every((cell) => cell.trim() === '')) return null
  const cell = (field: ImportField) => undefuse(cells[columns[field] ?? -1] ?? '')
  const optional = <T>(field: ImportField, read: (text: string) => T | null) => {
    const text = cell(field)
    if (text === '') return {}
    // An unreadable cell becomes a value that no schema accepts.
    return { [field]: read(text) ?? Number.NaN }
  }
  const typed = {
    line,
    name: cell('name'),
    ...optional('priceCents', readAmount),
    ...optional('category', (text) => categories.get(fold(text)) ?? 'unknown'),
    ...optional('costCents', readAmount),
    ...optional('stock', readPieces),
    ...optional('lowStockAt', readPieces),
    ...optional('ean', (text) => text.replaceAll(/\s/gu, '')),
    ...optional('status', (text) => statuses.get(fold(text)) ?? 'unknown'),
  }
  const parsed = z.safeParse(importedProductSchema, typed)
  if (parsed.success) return parsed.data
  return parsed.error.issues.map(({ path, message }) => {
    const column = head[columns[path[0] as ImportField] ?? -1]?.trim()
    return { line, ...(column === undefined ? {} : { column }), message }
  })
}

/** Trims a cell, without the quote that an export puts before what a spreadsheet would run. */
function undefuse(cell: string): string {
  return cell.replace(/^'(?=\s*[=+\-@\t\r])/u, '').trim()
}

function twice(products: readonly ImportedProduct[]): ImportProblem[] {
  const seen = new Map<string, number>()
  const problems: ImportProblem[] = []
  for (const { name, line } of products) {
    const before = seen.get(fold(name))
    if (before === undefined) seen.set(fold(name), line)
    else problems.push({ line, message: `“${name}” já está na linha ${before}.` })
  }
  return problems
}
