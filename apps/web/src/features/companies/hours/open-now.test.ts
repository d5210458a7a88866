import type { OpeningHours } from '@campo-livre/domain/companies/opening-hours.ts'
import type { Opening } from '@campo-livre/domain/fields/opening.ts'
import { describe, expect, it } from 'vitest'
import { openNow } from './open-now.ts'

const every = (...intervals: [opens: number, closes: number][]): OpeningHours =>
  Array.from({ length: 7 }, () =>
    intervals.map(([opens, closes]) => ({ opens: opens * 60, closes: closes * 60 })),
  )

/** Returns what is told in Manaus. */
const told = (openingHours: OpeningHours, now: string, holidayHours: Opening['holidayHours'] = null) =>
  openNow({ openingHours, holidayHours, holidays: [], timeZone: 'America/Manaus' }, now)

describe('whether a company is open', () => {
  it('goes by the clock of the company', () => {
    // 12:30 in Lisbon and 08:30 in Manaus.
    expect(told(every([8, 23]), '2026-11-20T12:30:00Z')).toEqual({
      open: true,
      words: 'Aberto agora, até 23h',
    })
    expect(told(every([8, 23]), '2026-11-20T11:30:00Z')).toEqual({
      open: false,
      words: 'Fechado agora, abre hoje às 8h',
    })
  })
  it('goes by the calendar of the company', () => {
    // Past midnight in Lisbon, 22:00 in Manaus.
    expect(told(every([8, 21]), '2026-11-21T02:00:00Z').words).toBe('Fechado agora, abre amanhã às 8h')
  })
  it('counts the small hours to the evening before', () => {
    expect(told(every([18, 26]), '2026-11-21T05:00:00Z').words).toBe('Aberto agora, até 2h')
  })
  it('says one o’clock in the singular', () => {
    expect(told(every([1, 8]), '2026-11-20T16:00:00Z').words).toBe('Fechado agora, abre amanhã à 1h')
  })
  it('closes at the very minute', () => {
    expect(told(every([8, 12], [14, 22]), '2026-11-20T16:00:00Z').words).toBe(
      'Fechado agora, abre hoje às 14h',
    )
  })
  it('names the day when that is not today', () => {
    const monday = every().map((_, weekday) => (weekday === 1 ? [{ opens: 480, closes: 600 }] : []))
    expect(told(monday, '2026-11-20T16:00:00Z').words).toBe('Fechado agora, abre segunda às 8h')
    expect(told(monday, '2026-11-22T16:00:00Z').words).toBe('Fechado agora, abre amanhã às 8h')
  })
  it('knows a company that never closes and one that never opens', () => {
    expect(told(every([0, 24]), '2026-11-20T16:00:00Z').words).toBe('Aberto 24 horas')
    expect(told(every(), '2026-11-20T16:00:00Z')).toEqual({ open: false, words: 'Fechado' })
  })

  it('goes by the hours of holidays on one of them', () => {
    const afternoon = [{ opens: 15 * 60, closes: 18 * 60 }]
    expect(told(every([8, 23]), '2026-11-20T16:00:00Z', afternoon).words).toBe(
      'Fechado agora, abre hoje às 15h',
    )
    expect(told(every([8, 23]), '2026-11-20T16:00:00Z', []).words).toBe('Fechado agora, abre amanhã às 8h')
    expect(told(every([8, 23]), '2026-11-21T16:00:00Z', []).words).toBe('Aberto agora, até 23h')
  })
})
