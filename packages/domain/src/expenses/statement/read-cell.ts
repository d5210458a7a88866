import { readDecimal } from '../../text/decimal.ts'
import { fold } from '../../text/fold.ts'
import { daySchema } from '../../time/zone.ts'

/** Reads `-1.234,56`, `1234.56`, `10.00-`, `1.234,56 D` and `+50,00 C` as cents; null for anything else. */
export function readAmount(text: string): number | null {
  const debit = text.toUpperCase().endsWith('D')
  const plain = text.replace(/\s*\b[CD]$/i, '').replace(/^\+/, '')
  const cents = readDecimal(plain.replace(/(.+)[-−–]$/, '-$1'), 2)
  return debit && cents !== null ? -Math.abs(cents) : cents
}

/** Reads `05/11/2026`, `05/11/26` and `2026-11-05`, whatever time follows; null for no day. */
export function readDay(text: string): string | null {
  const [, date, month, year = ''] = /^(\d{2})[/.-](\d{2})[/.-](\d{4}|\d{2})(?:\D|$)/.exec(text) ?? []
  const day =
    date === undefined ? text.slice(0, 10) : `${year.length === 2 ? `20${year}` : year}-${month}-${date}`
  return daySchema.safeParse(day).success ? day : null
}

/** Returns the words of a transaction, which a bank may have in several places, each once. */
export function joinWords(parts: readonly string[]): string {
  const words = parts.map((part) => part.replaceAll(/\s+/g, ' ').trim())
  const told = words.filter(
    (part, place) =>
      !words.some(
        (other, at) => fold(other).includes(fold(part)) && (other.length > part.length || at < place),
      ),
  )
  return told.join(' · ') || 'Lançamento do banco'
}
