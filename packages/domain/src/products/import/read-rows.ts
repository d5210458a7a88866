import * as z from 'zod/mini'
import type { FileRow, FileTable } from '../../text/file-row.ts'
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

/** The products of a file, and what is wrong in it. */
export type ReadFile = { products: ImportedProduct[]; problems: ImportProblem[] }

const byLabel = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  new Map<string, Key>(Object.entries(labels).map(([key, label]) => [fold(label as string), key as Key]))
const categories = byLabel<ProductCategory>(productCategoryLabels)
const statuses = byLabel<ProductStatus>(productStatusLabels)

/**
 * Reads the table of a file into products, each with its line. A file without a name or a price column, an unreadable
 * cell, and a product that stands in it twice are problems.
 */
export function readRows({ head, rows, unclosedLine }: FileTable): ReadFile {
  const only = (line: number, message: string) => ({ products: [], problems: [{ line, message }] })
  const missing = missingColumns(head.cells)
  if (missing !== null) return only(head.line, missing)
  if (unclosedLine !== null) return only(unclosedLine, 'Aqui abre uma aspa que não fecha mais.')
  const columns = findColumns(head.cells)
  const read = rows.map((row) => readRow(row, columns, head.cells))
  const products = read.flatMap((row) => ('name' in row ? [row] : []))
  const problems = read.flatMap((row) => ('name' in row ? [] : row))
  const all = [...problems, ...twice(products)]
  return { products, problems: all.toSorted((a, b) => a.line - b.line) }
}

/** A bar code of thirteen digits as a spreadsheet shows a large number: `7,89E+12`. */
const rounded = /^\d+([.,]\d+)?E\+?\d+$/iu

function readRow(
  { line, cells }: FileRow,
  columns: ImportColumns,
  head: readonly string[],
): ImportedProduct | ImportProblem[] {
  const titled = (field: PropertyKey | undefined) => {
    const column = head[columns[field as ImportField] ?? -1]?.trim()
    return column === undefined ? {} : { column }
  }
  const cell = (field: ImportField) => undefuse(cells[columns[field] ?? -1] ?? '')
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
