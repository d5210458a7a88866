/** Letters from which one may be wrong, and from which two. */
const ONE = 5
const TWO = 9

/**
 * Returns whether a typed word means a known one: the same, or with a letter too many, too few, another, or two
 * exchanged; long words may have two such mistakes, short ones none. Both are folded, and begin with the same letter.
 */
export function isMeant(typed: string, known: string): boolean {
  if (typed === known) return true
  const may = known.length >= TWO ? 2 : known.length >= ONE ? 1 : 0
  if (typed[0] !== known[0] || Math.abs(typed.length - known.length) > may) return false
  return mistakes(typed, known) <= may
}

/**
 * Returns the fewest letters put in, left out, changed or exchanged with the next, from one word to another that begins
 * with the same letter.
 */
function mistakes(from: string, to: string): number {
  const rows = [[0]]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= from.length; row++) {
    const line = [row]
    rows.push(line)
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1
      const isExchanged = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      line.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + same,
          isExchanged ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      )
    }
  }
  return at(from.length, to.length)
}
