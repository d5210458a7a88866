import { describe, expect, it } from 'vitest'
import { type CalendarEvent, calendarFile, foldLine } from './calendar-file.ts'

const event: CalendarEvent = {
  uid: 'b1@campolivre',
  changedAt: '2026-11-20T13:03:00.250Z',
  sequence: 3,
  start: '2026-11-21T23:00:00.000Z',
  end: '2026-11-22T00:00:00.000Z',
  isCancelled: false,
  summary: 'Society: Campo 1',
  description: 'Reserva RSV-7K2Q',
  location: 'Arena; Rua A, 1',
}
const lines = (...given: Parameters<typeof calendarFile>) => calendarFile(...given).split('\r\n')

describe('a calendar file (H2)', () => {
  it('has an event with its times in UTC to the second, and nothing that is not known of it', () => {
    expect(lines([event])).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Campo Livre//Agenda//PT-BR',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:b1@campolivre',
      'DTSTAMP:20261120T130300Z',
      'LAST-MODIFIED:20261120T130300Z',
      'SEQUENCE:3',
      'DTSTART:20261121T230000Z',
      'DTEND:20261122T000000Z',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'SUMMARY:Society: Campo 1',
      'DESCRIPTION:Reserva RSV-7K2Q',
      String.raw`LOCATION:Arena\; Rua A\, 1`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('says where it is, where to read more, and reminds of it', () => {
    const geo = { latitude: -3.7, longitude: -38.5 }
    const known = lines([{ ...event, geo, url: 'https://campolivre.test/b1', remindMinutes: 90 }])
    expect(known.slice(known.indexOf(String.raw`LOCATION:Arena\; Rua A\, 1`) + 1, -2)).toEqual([
      'GEO:-3.7;-38.5',
      'URL:https://campolivre.test/b1',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT90M',
      'DESCRIPTION:Society: Campo 1',
      'END:VALARM',
      'END:VEVENT',
    ])
  })

  it('frees the time of what was cancelled', () => {
    expect(lines([{ ...event, isCancelled: true }])).toEqual(
      expect.arrayContaining(['STATUS:CANCELLED', 'TRANSP:TRANSPARENT']),
    )
  })

  it('has the name of a feed that is read again every hour, where it is one', () => {
    expect(lines([], { name: 'Meus jogos' })).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Campo Livre//Agenda//PT-BR',
      'CALSCALE:GREGORIAN',
      'NAME:Meus jogos',
      'X-WR-CALNAME:Meus jogos',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'END:VCALENDAR',
      '',
    ])
  })
})

describe('a line of it', () => {
  it('is cut only where it is longer than 75 octets', () => {
    expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75))
    expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
  })

  it.each([
    ['~', 1],
    ['\u0080', 2],
    ['\u07ff', 2],
    ['\u0800', 3],
    ['\uffff', 3],
    ['\u{10000}', 4],
  ])('counts the octets of %j', (sign, octets) => {
    const room = 75 - octets
    expect(foldLine(`${'a'.repeat(room)}${sign}`)).not.toContain('\r\n')
    expect(foldLine(`${'a'.repeat(room + 1)}${sign}`)).toBe(`${'a'.repeat(room + 1)}\r\n ${sign}`)
  })
})
