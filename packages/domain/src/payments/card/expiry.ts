import { LAST_ZONE, localDay } from '../../time/zone.ts'

/** The month until whose end a card is valid. */
export type CardExpiry = { month: number; year: number }

/** The years ahead that a card is valid at most. */
const MAX_YEARS = 20

/** `2028-02`, `202802`, `2028-02-01`: the year first, as password managers have it. Twenty is no month. */
const yearFirst = /(20\d{2})(\d{2})/

/** Writes a month as cards have it, complete or not: `0929` → `09/29`, `9/29` → `09/29`, `2029-09` → `09/2029`. */
export function maskExpiry(text: string): string {
  const [first = '', second] = text.replace(/\s/g, '').split('/')
  if (second !== undefined && /^\d$/.test(first)) return maskExpiry(`0${first}${second}`)
  const digits = text.replace(/\D/g, '').slice(0, 6)
  return digits.replace(yearFirst, '$2$1').replace(/(\d{2})(?=\d)/, '$1/')
}

/** Reads a month as it was typed, pasted or filled in by the browser: `09/29`, `0929`, `09/2029`, `2029-09`; null for none. */
export function readExpiry(text: string): CardExpiry | null {
  const read = /(\d{2})\/(20)?(\d{2})$/.exec(maskExpiry(text))
  if (!read) return null
  const [month, year] = [Number(read[1]), 2000 + Number(read[3])]
  return month < 1 || month > 12 ? null : { month, year }
}

/** Returns whether a card is no longer valid at an instant: its month is over everywhere in Brazil. */
export function isExpired(expiry: CardExpiry, now: string): boolean {
  return monthNumber(expiry) < thisMonth(now)
}

/** Returns the sentence for a month that is none of a valid card's; null for one that is. */
export function expiryProblem(text: string, now: string): string | null {
  if (text.trim() === '') return 'Falta a validade, como 09/29.'
  const expiry = readExpiry(text)
  if (expiry === null || monthNumber(expiry) > thisMonth(now) + 12 * MAX_YEARS)
    return 'Confira a validade: mês e ano, como 09/29.'
  return isExpired(expiry, now) ? 'Esse cartão já venceu. Use outro.' : null
}

const monthNumber = ({ month, year }: CardExpiry) => year * 12 + month

function thisMonth(now: string): number {
  const [year = 0, month = 0] = localDay(LAST_ZONE, now).split('-').map(Number)
  return monthNumber({ month, year })
}
