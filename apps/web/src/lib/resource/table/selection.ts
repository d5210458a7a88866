/** The marked rows: those in `rows`, or the whole result without them. Kept over pages. */
export type Selection<Row> = { whole: boolean; rows: ReadonlyMap<string, Row> }

export const emptySelection: Selection<never> = { whole: false, rows: new Map<string, never>() }
export const fullSelection: Selection<never> = { whole: true, rows: new Map<string, never>() }

/** Returns whether a row is marked. */
export function isMarked<Row>({ whole, rows }: Selection<Row>, id: string): boolean {
  return rows.has(id) !== whole
}

/** Marks or unmarks some rows. */
export function mark<Row>(
  selection: Selection<Row>,
  rows: readonly Row[],
  idOf: (row: Row) => string,
  marked: boolean,
): Selection<Row> {
  const listed = new Map(selection.rows)
  for (const row of rows) {
    if (marked === selection.whole) listed.delete(idOf(row))
    else listed.set(idOf(row), row)
  }
  return { whole: selection.whole, rows: listed }
}

/** Returns the number of marked rows, in a result of `total`. */
export function countMarked<Row>({ whole, rows }: Selection<Row>, total: number): number {
  return whole ? Math.max(0, total - rows.size) : rows.size
}
