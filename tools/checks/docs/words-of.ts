import type { Source } from '../../lib/tracked-files.ts'

const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm

/** What a file says to people: all of a page, the comments of code. */
export function wordsOf({ file, text }: Source): string {
  return /\.mdx?$/.test(file) ? text : (text.match(comment) ?? []).join('\n')
}
