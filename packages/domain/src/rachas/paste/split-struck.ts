import { readMarks, trimmed } from './entry-words.ts'
import { looksLikeName } from './looks-like-name.ts'
import { readEntry } from './read-entry.ts'

/** A name that is struck out, with what stands before and behind it. */
const struckName = /^([^~]*)(~[^~]*\p{L}[^~]*~)([^~]*)$/u

/** Splits `1 - _Léo_ ~Tonho~` and `1 - ~Caio~ Davi`: two people in one line, one of them out. Any other line stays as it is. */
export function splitStruck(raw: string): readonly string[] {
  const [, before = '', struck = '', after = ''] = struckName.exec(raw) ?? []
  if (readMarks(struck.replaceAll('~', '')) !== null) return [raw]
  if (isSomebody(before)) return [before, `${struck} ${after}`]
  return isSomebody(after) ? [before + struck, after] : [raw]
}

/** Returns whether words beside a struck name are somebody else's, not what became of the first: `machucou`. */
function isSomebody(words: string): boolean {
  const plain = trimmed(words.replaceAll(/[*_]/g, '').replace(/^[^\p{L}(]+/u, ''))
  if (!/^\p{Lu}.*\p{L}/u.test(plain) || readMarks(plain) !== null) return false
  const { name } = readEntry(plain)
  return name !== '' && looksLikeName(name)
}
