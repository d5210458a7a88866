import { describe, expect, it } from 'vitest'
import { cellsOf, profitOfCell } from './cells-of.ts'
import type { EarningHour } from './profit-of.ts'

const hourOf = (weekday: number, hour: number, rest: Partial<EarningHour> = {}): EarningHour => ({
  fieldId: 'campo',
  weekday,
  hour,
  openMinutes: 60,
  bookedMinutes: 0,
  incomeCents: 0,
  barCents: 0,
  openCostCents: 0,
  playedCostCents: 0,
  ...rest,
})
const evenOf = (...hours: EarningHour[]) => cellsOf(hours).map(({ evenCents }) => evenCents)

describe('the cells of a week (N10)', () => {
  it('come by weekday and then by hour, and have all fields of their hour together', () => {
    const cells = cellsOf([
      hourOf(5, 18),
      hourOf(1, 20, { incomeCents: 900 }),
      hourOf(5, 8),
      hourOf(1, 9),
      hourOf(1, 20, { fieldId: 'outro', incomeCents: 100, barCents: 40, openCostCents: 10 }),
    ])
    expect(cells.map(({ weekday, hour }) => [weekday, hour])).toEqual([
      [1, 9],
      [1, 20],
      [5, 8],
      [5, 18],
    ])
    expect(cells[1]).toMatchObject({ openMinutes: 120, incomeCents: 1_000, barCents: 40, costCents: 10 })
    expect(cells.map(profitOfCell)).toEqual([0, 1_030, 0, 0])
  })

  it('have the hours of different weekdays apart', () => {
    expect(cellsOf([hourOf(0, 23), hourOf(1, 0), hourOf(6, 23), hourOf(0, 0)])).toHaveLength(4)
  })
})

describe('the price at which an hour pays for itself (N10)', () => {
  it('is the cost of its own games, where it has any, and of all others, where it has none', () => {
    const dear = hourOf(5, 20, { bookedMinutes: 60, playedCostCents: 900 })
    const cheap = hourOf(5, 21, { bookedMinutes: 60, playedCostCents: 300 })
    expect(evenOf(dear, cheap, hourOf(5, 22))).toEqual([900, 300, 600])
  })

  it('is its rent where nobody has played at all', () => {
    expect(evenOf(hourOf(5, 20, { openCostCents: 250 }))).toEqual([250])
  })

  it('is of no hour that is neither open nor booked, and of one that is booked beyond its opening', () => {
    const beyond = { openMinutes: 0, bookedMinutes: 30, openCostCents: 40, playedCostCents: 60 }
    expect(evenOf(hourOf(5, 3, { openMinutes: 0 }))).toEqual([null])
    expect(evenOf(hourOf(5, 3, beyond))).toEqual([200])
  })

  it('is a whole cent, rounded up, and never below zero', () => {
    expect(evenOf(hourOf(5, 20, { openMinutes: 180, openCostCents: 100 }))).toEqual([34])
    expect(evenOf(hourOf(5, 20, { bookedMinutes: 60, barCents: 500, playedCostCents: 499 }))).toEqual([0])
  })
})
