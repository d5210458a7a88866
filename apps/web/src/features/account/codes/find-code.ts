import { maskCode } from '../../../lib/masks.ts'

/** Six figures together or in two threes, and no figure beside them. */
const together = /(?<!\d)(\d{3})[\s.-]?(\d{3})(?!\d)/

/** The code in whatever was pasted: what stands together, before anything else; otherwise the first six figures. */
export function findCode(text: string): string {
  const [, first, second] = together.exec(text) ?? []
  return first === undefined || second === undefined ? maskCode(text) : `${first}${second}`
}
