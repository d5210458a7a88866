import { describe, expect, it } from 'vitest'
import {
  dayHeadingOf,
  dayOf,
  fromHoursOf,
  hoursOf,
  leafOf,
  lengthOf,
  longDayOf,
  shortDayOf,
} from '@campo-livre/domain/bookings/booking-times.ts'
import { zoneNote } from '../../lib/time/zone-note.ts'

const manaus = {
  start: '2026-11-21T03:30:00Z',
  end: '2026-11-21T05:00:00Z',
  company: { timeZone: 'America/Manaus' },
}

describe('when a booking is', () => {
  it('is told on the clock and calendar of the company', () => {
    expect(hoursOf(manaus)).toBe('23h30 à 1h')
    expect(shortDayOf(manaus)).toBe('sex, 20/11')
    expect(longDayOf(manaus)).toBe('Sexta-feira, 20 de novembro')
    expect(lengthOf(manaus)).toBe('1 h 30')
    expect(dayOf(manaus)).toBe('2026-11-20')
    expect(leafOf(manaus)).toEqual({ weekday: 'sex', day: '20', month: 'nov' })
  })

  it('is told from today where it is near, and with its year where that is another', () => {
    const heading = (now: string) => dayHeadingOf(manaus, now)
    expect(heading('2026-11-21T03:59:00Z')).toBe('Hoje, sexta-feira, 20 de novembro')
    expect(heading('2026-11-19T12:00:00Z')).toBe('Amanhã, sexta-feira, 20 de novembro')
    expect(heading('2026-11-21T04:00:00Z')).toBe('Sexta-feira, 20 de novembro')
    expect(heading('2027-01-02T12:00:00Z')).toBe('Sexta-feira, 20 de novembro de 2026')
  })

  it("speaks of one o'clock as one", () => {
    const oneToTwo = { ...manaus, start: '2026-11-21T05:00:00Z', end: '2026-11-21T06:00:00Z' }
    expect(fromHoursOf(oneToTwo)).toBe('da 1h às 2h')
    expect(fromHoursOf(manaus)).toBe('das 23h30 à 1h')
  })

  it('names the city for who is in another zone, and for nobody else', () => {
    const place = { timeZone: 'America/Manaus', city: 'Manaus' }
    expect(zoneNote(manaus.start, place, 'Europe/Lisbon')).toBe('no horário de Manaus')
    expect(zoneNote(manaus.start, place, 'America/Porto_Velho')).toBeNull()
  })
})
