/** Reads a cell for filtering and sorting: by the row's own key; a boolean is the choice `true` or `false`. */
export function readCell(row: object, column: string): string | number | null {
  const cell: unknown = (row as Readonly<Record<string, unknown>>)[column]
  if (typeof cell === 'string' || typeof cell === 'number') return cell
  return typeof cell === 'boolean' ? String(cell) : null
}
