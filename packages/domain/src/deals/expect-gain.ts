import type { HourCell } from '../financial/hours/hours.ts'
import { type DealHours, isInHours } from './hours-of-deal.ts'

/**
 * The money that a deal may bring in a week, in cents, and the occupancies that say so, from 0 to 1. `alike`: hours that
 * sold at its price or less say so; else all others do.
 */
export type ExpectedGain = { weekCents: number; now: number; expected: number; alike: boolean }

type Asked = DealHours & { hourCents: number }

/**
 * Returns what a deal may bring each week (N9): its hours as full as the arena's other hours that sold at this price or
 * less, or as all of them where none did, at its price, less what they bring now. `weeks` is the length of the period
 * of the cells. Null where the hours were never open.
 */
export function expectGain(cells: readonly HourCell[], asked: Asked, weeks: number): ExpectedGain | null {
  const { hourCents } = asked
  const own = cells.filter((cell) => isInHours(asked, cell))
  const open = sum(own, 'openMinutes')
  if (open === 0 || weeks <= 0) return null
  const others = cells.filter((cell) => !isInHours(asked, cell) && cell.bookedMinutes > 0)
  const alike = others.filter(
    ({ incomeCents, bookedMinutes }) => (incomeCents / bookedMinutes) * 60 <= hourCents,
  )
  const now = Math.min(1, sum(own, 'bookedMinutes') / open)
  const expected = Math.max(now, fullness(alike.length > 0 ? alike : others))
  const cents = (expected * open * hourCents) / 60 - sum(own, 'incomeCents')
  return { weekCents: Math.round(cents / weeks), now, expected, alike: alike.length > 0 }
}

function fullness(cells: readonly HourCell[]): number {
  const open = sum(cells, 'openMinutes')
  return open === 0 ? 0 : Math.min(1, sum(cells, 'bookedMinutes') / open)
}

function sum(cells: readonly HourCell[], part: 'openMinutes' | 'bookedMinutes' | 'incomeCents'): number {
  return cells.reduce((all, cell) => all + cell[part], 0)
}
