import { applyMutant, type Change } from './apply-mutant.ts'

/** A mutant as people read it: the lines that it changes, before and after, without line breaks and indentation. */
export type Edit = {
  /** From the root of the workspace. */
  file: string
  from: string
  to: string
}

/** Returns a mutant as an edit of the lines that it touches. Stryker's results count lines and columns from 1. */
export function editOf(file: string, text: string, mutant: Change): Edit {
  const { start, end } = mutant.location
  const lines = text
    .split('\n')
    .slice(start.line - 1, end.line)
    .join('\n')
  const within = {
    replacement: mutant.replacement,
    location: {
      start: { line: 0, column: start.column - 1 },
      end: { line: end.line - start.line, column: end.column - 1 },
    },
  }
  return { file, from: oneLine(lines), to: oneLine(applyMutant(lines, within)) }
}

/** Returns a text in one line, every run of white space as one space. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Returns a text that two edits share only when they are the same. */
export const keyOf = ({ file, from, to }: Edit): string => [file, from, to].join('\n')

/** Returns the keys of edits. */
export const keysOf = (edits: readonly Edit[]): Set<string> => new Set(edits.map(keyOf))
