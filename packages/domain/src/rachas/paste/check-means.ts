import { fold } from '../../text/fold.ts'
import type { WalkedLine } from './line-walk.ts'

/** Returns what a `✅` means in a list: what a legend says, an answer where there are crosses too, else a payment. */
export function checkMeans(lines: readonly WalkedLine[]): 'paid' | 'confirmed' {
  for (const { entries, text } of lines) {
    if (entries.length > 0 || !/✅|✔|☑/u.test(text)) continue
    const words = fold(text)
    if (/\b(?:pag|pg|pix|quit)/.test(words)) return 'paid'
    if (/\b(?:confirm|presen|vai|vou|vao)/.test(words)) return 'confirmed'
  }
  return lines.some(({ entries, text }) => entries.length > 0 && /❌|❓|❔|🚫|✖/u.test(text))
    ? 'confirmed'
    : 'paid'
}
