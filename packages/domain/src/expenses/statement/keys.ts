import { fold } from '../../text/fold.ts'
import type { StatementLine } from './statement-line.ts'

/** A transaction as a file has it; `bankId` is the id that its bank gave it, or empty. */
export type Transaction = Omit<StatementLine, 'key'> & { bankId: string }

/**
 * Gives transactions their keys: of the bank's id, the day, the amount and the words, and a number for those that are
 * alike. Some banks give one id twice, and a file of a spreadsheet has none.
 */
export function withKeys(transactions: readonly Transaction[]): StatementLine[] {
  const times = new Map<string, number>()
  return transactions.map(({ bankId, day, amountCents, text }) => {
    const words = bankId === '' ? fold(text).replaceAll(/\s+/g, ' ').slice(0, 80) : bankId.slice(0, 80)
    const alike = `${day} ${amountCents} ${words}`
    const time = (times.get(alike) ?? 0) + 1
    times.set(alike, time)
    return { key: `${alike} ${time}`, day, amountCents, text: text.slice(0, 200) }
  })
}

/** Returns transactions with the other sign, as of a card, whose purchases are above zero; their keys follow. */
export function withOtherSign(lines: readonly StatementLine[]): StatementLine[] {
  return lines.map((line) => {
    const amountCents = -line.amountCents
    const rest = line.key.slice(`${line.day} ${line.amountCents}`.length)
    return { ...line, amountCents, key: `${line.day} ${amountCents}${rest}` }
  })
}
