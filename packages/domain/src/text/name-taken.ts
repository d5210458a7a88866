import { fold } from './fold.ts'

type Named = { readonly id: string; readonly name: string; readonly status: string }

/**
 * Returns whether another of these rows that is not archived has the name, whatever its case and accents; `id` is that of
 * the row that is to have it, absent for a new one.
 */
export function isNameTaken(name: string, rows: readonly Named[], id?: string): boolean {
  return rows.some(
    (other) => other.id !== id && other.status !== 'archived' && fold(other.name) === fold(name),
  )
}
