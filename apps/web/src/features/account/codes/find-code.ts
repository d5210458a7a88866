import { maskCode } from '../../../lib/form/masks.ts'

/** Six digits in a row or in two groups of three, without another digit next to them. */
const together = /(?<!\d)(\d{3})[\s.-]?(\d{3})(?!\d)/

/** Returns the code in a pasted text: six digits in a row, else the first six digits. */
export function findCode(text: string): string {
  const [, first, second] = together.exec(text) ?? []
  return first === undefined || second === undefined ? maskCode(text) : `${first}${second}`
}
