import type { ImportProblem } from '@campo-livre/domain/lists/import.ts'
import { type FileTable, UNCLOSED } from '@campo-livre/domain/text/file-row.ts'
import { fold } from '@campo-livre/domain/text/fold.ts'
import { toValues } from '../form/field-text.ts'
import type { FormField } from '../form/form-field.ts'
import type { ReadRows } from './read-file.ts'

/** A row of a file as the values of a form. */
export type FileValues = { line: number; values: Record<string, string | number | boolean | null> }

/** Returns the title of a field's column: its label without `(opcional)`. */
export function columnOf({ label }: FormField): string {
  return label.replace(/ \(opcional\)$/, '')
}

const isOptional = ({ label, type }: FormField) => label.endsWith('(opcional)') || type === 'flag'
const placeOf = (head: readonly string[], field: FormField) =>
  head.findIndex((title) => fold(title.trim()) === fold(columnOf(field)))

/** Returns how many titles are columns of these fields. */
export function countFields(fields: readonly FormField[], head: readonly string[]): number {
  return fields.filter((field) => placeOf(head, field) >= 0).length
}

/**
 * Reads the table of a file into the values of a form, by the labels of its fields; people write as its inputs show. A row
 * with a choice that does not exist is wrong, and not among the rows.
 */
export function readByFields(
  { head, rows, unclosed }: FileTable,
  fields: readonly FormField[],
): ReadRows<FileValues> {
  const missing = fields.filter((field) => !isOptional(field) && placeOf(head.cells, field) < 0)
  if (missing.length > 0) return { refusal: `Falta a coluna ${both.format(missing.map(columnOf))}.` }
  const there = fields.filter((field) => placeOf(head.cells, field) >= 0)
  const problems: ImportProblem[] = unclosed.map(({ line }) => ({ line, message: UNCLOSED }))
  const read = rows.flatMap(({ line, cells }): FileValues[] => {
    const texts = there.map((field) => {
      const written = (cells[placeOf(head.cells, field)] ?? '').trim()
      return { field, written, text: asTyped(field, written) }
    })
    const unknown = texts.filter(({ text }) => text === null)
    for (const { field, written } of unknown)
      problems.push({ line, column: columnOf(field), message: `“${written}” não existe aqui.` })
    if (unknown.length > 0) return []
    const typed = Object.fromEntries(texts.map(({ field, text }) => [field.name, text ?? '']))
    const values = Object.entries(toValues(there, {}, typed))
    return [{ line, values: Object.fromEntries(values.filter(isWritten)) as FileValues['values'] }]
  })
  return { rows: read, problems }
}

const both = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** An unreadable number is left out, so that the schema asks for it. */
const isWritten = ([, value]: [string, unknown]) => value !== undefined && !Number.isNaN(value)

/** Returns a cell as its input would have it; null for a choice that does not exist. */
function asTyped(field: FormField, written: string): string | null {
  if (field.type === 'choice') {
    const known = field.choices.find(({ label }) => fold(label) === fold(written))
    return written === '' ? '' : (known?.value ?? null)
  }
  if (field.type === 'flag') return fold(written) === 'sim' ? 'true' : 'false'
  if (field.type === 'day') return written.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1')
  return written
}
