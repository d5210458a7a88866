import * as z from 'zod/mini'
import { type FileRow, type FileTable, UNCLOSED } from '../../text/file-row.ts'
import { fold } from '../../text/fold.ts'
import {
  type ProductCategory,
  productCategoryLabels,
  type ProductStatus,
  productStatusLabels,
} from '../product-words.ts'
import { type ImportColumns, findColumns, type ImportField, missingColumns } from './columns.ts'
import type { ImportProblem } from '../../lists/import.ts'
import { type ImportedProduct, importedProductSchema } from './import-input.ts'
import { readAmount, readPieces } from './read-amount.ts'

/** The products of a file and its wrong lines, which are not among them; or why nothing of it can be read. */
export type ReadFile = { products: ImportedProduct[]; problems: ImportProblem[] } | { refusal: string }

const byLabel = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  new Map<string, Key>(Object.entries(labels).map(([key, label]) => [fold(label as string), key as Key]))
const categories = byLabel<ProductCategory>(productCategoryLabels)
const statuses = byLabel<ProductStatus>(productStatusLabels)

/**
 * Reads the table of a file into products, each with its line. An unreadable cell, and a product that stands in it before,
 * make a line a problem; a file without a name or a price column is refused.
 */
export function readRows({ head, rows, unclosed }: FileTable): ReadFile {
  const missing = missingColumns(head.cells)
  if (missing !== null) return { refusal: missing }
  const columns = findColumns(head.cells)
  const problems: ImportProblem[] = unclosed.map(({ line }) => ({ line, message: UNCLOSED }))
  const products: ImportedProduct[] = []
  const seen = new Map<string, number>()
  for (const row of rows) {
    const read = readRow(row, columns, head.cells)
    const before = 'name' in read ? seen.get(fold(read.name)) : undefined
    if (!('name' in read)) problems.push(...read)
    else if (before === undefined) {
      seen.set(fold(read.name), row.line)
      products.push(read)
    } else problems.push({ line: row.line, message: `“${read.name}” já está na linha ${before}.` })
  }
  return { products, problems: problems.toSorted((a, b) => a.line - b.line) }
}

/** A bar code of thirteen digits as a spreadsheet shows a large number: `7,89E+12`. */
const rounded = /^\d+([.,]\d+)?E\+?\d+$/iu

function readRow(
  { line, cells }: FileRow,
  columns: ImportColumns,
  head: readonly string[],
): ImportedProduct | ImportProblem[] {
  const at = (row: readonly string[], field: ImportField) => row[columns[field] ?? -1] ?? ''
  const titled = (field: PropertyKey | undefined) => ({ column: at(head, field as ImportField).trim() })
  const cell = (field: ImportField) => undefuse(at(cells, field))
  const optional = <T>(field: ImportField, read: (text: string) => T | null) => {
    const text = cell(field)
    if (text === '') return {}
    // An unreadable cell becomes a value that no schema accepts.
    return { [field]: read(text) ?? Number.NaN }
  }
  if (rounded.test(cell('ean')))
    return [
      {
        line,
        ...titled('ean'),
        message: `A planilha arredondou o código: ${cell('ean')}. Formate a coluna como texto, digite os números e salve de novo.`,
      },
    ]
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
  return parsed.error.issues.map(({ path, message }) => ({ line, ...titled(path[0]), message }))
}

/** Trims a cell, without the quote that an export puts before what a spreadsheet would run. */
function undefuse(cell: string): string {
  return cell.replace(/^'(?=\s*[=+\-@\t\r])/u, '').trim()
}
