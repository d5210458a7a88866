import type { Source } from '../../lib/tracked-files.ts'
import { wordsOf } from './words-of.ts'

const row = String.raw`[A-I]\d{1,2}a?`
/** A code such as `B5` or `N6`; not the `C0` of `U+C0` or of `#C0FFEE`. */
const code = new RegExp(String.raw`(?<![\w+#$/-])(?:${row}|N\d{1,2})(?!\w)`, 'g')
/** References to rules: `rule 3`, `rules 2 and 3`, `rules 1 to 4`. */
const rules = /\brules? \d{1,2}\b(?:(?:, | and | to |–)\d{1,2}\b)*/gi
/** The rows that code names at the end of a title or a summary: ` (B5, G1a)`. */
const named = new RegExp(String.raw` \((?:${row}|N\d{1,2})(?:, (?:${row}|N\d{1,2}))*\)`, 'g')

/** Returns the codes that are explained: the rows of the requirements (`B5`) and the rules (`rule 3`, `N6`). */
export function codesOf(requirements: string, ruleBook: string): Set<string> {
  const rows = [...requirements.matchAll(/^- \*\*([A-I]\d+a?)\*\* /gm)].map(([, id = '']) => id)
  const headings = [...ruleBook.matchAll(/^### (N?\d+)\. /gm)].map(([, id = '']) =>
    id.startsWith('N') ? id : `rule ${id}`,
  )
  return new Set([...rows, ...headings])
}

/** Returns a line for every code that a page, a comment or a title names and that is explained nowhere. */
export function findUnknownCodes(sources: readonly Source[], known: ReadonlySet<string>): string[] {
  return sources.flatMap((source) => {
    const { file, text } = source
    const words = wordsOf(source).replaceAll(/^```[\s\S]*?^```/gm, '')
    const prose = `${words}\n${matches(text, named).join('\n')}`.replaceAll(/`[^`\n]*`/g, '')
    const numbers = matches(text, rules).flatMap((each) => matches(each, /\d+/g))
    const found = [...matches(prose, code), ...numbers.map((number) => `rule ${number}`)]
    return [...new Set(found)]
      .filter((each) => !known.has(each))
      .map((each) => `${file}: names ${each}, which is in neither docs/requirements.md nor docs/rules.md.`)
  })
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([match]) => match)
