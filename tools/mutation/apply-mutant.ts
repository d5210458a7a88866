import type { Mutant } from '@stryker-mutator/api/core'

/** Where a mutant changes a text, lines and columns counted from 0, and what stands there instead. */
export type Change = Pick<Mutant, 'location' | 'replacement'>

/** Returns a text with a mutant in it. */
export function applyMutant(text: string, { location: { start, end }, replacement }: Change): string {
  return text.slice(0, offsetOf(text, start)) + replacement + text.slice(offsetOf(text, end))
}

function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
  let offset = 0
  for (let each = 0; each < line; each++) offset = text.indexOf('\n', offset) + 1
  return offset + column
}
