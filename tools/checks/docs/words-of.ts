import type { Source } from '../../lib/tracked-files.ts'

const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm

/** Returns the prose of a file: all of a page, the comments of code. */
export function wordsOf({ file, text }: Source): string {
  return /\.mdx?$/.test(file) ? text : (text.match(comment) ?? []).join('\n')
}
