import { parseSync } from 'vite'
import type { Source } from '../../lib/tracked-files.ts'

/** The beginning of a comment that is a clause by itself, after the marks of a block. */
const clause = /^[*\s]*(?<words>(?:What|Whether|How|Whose|Who|Why)\b[^.:;\n]*)/

/** A whole line of comment, at the end of a text. */
const commentLine = /(?:^|\n)[ \t]*\/\/[^\n]*\n[ \t]*$/

/** Returns a line for every comment that begins with a clause where a statement is due, with the fix. */
export function findClauses(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) =>
    parseSync(file, text).comments.flatMap(({ type, value, start }) => {
      const words = clause.exec(value)?.groups?.words?.trim()
      const before = text.slice(0, start)
      if (words === undefined || (type === 'Line' && commentLine.test(before))) return []
      const fix =
        'Say what it is or does: "Returns whether …", "The columns of …" (docs/architecture.md, "Names").'
      return `${file}:${before.split('\n').length}: "${words}". ${fix}`
    }),
  )
}
