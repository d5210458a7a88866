import { describe, expect, it } from 'vitest'
import { sampleBooking } from '../../../testing/sample-booking.ts'
import { ticketFile } from './ticket-file.ts'

const url = 'https://campo.test/atleta/reservas/booking-1'

/** Parses the file as a calendar does: folded lines joined, names and values apart. */
function read(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  return new Map(lines.map((line) => [line.split(/[:;]/)[0] ?? '', line.slice(line.indexOf(':') + 1)]))
}

describe('the calendar file', () => {
  const file = ticketFile(sampleBooking(), url)
  const fields = read(file.slice(0, file.indexOf('BEGIN:VALARM')))

  it('says start and end in UTC', () => {
    expect(fields.get('DTSTART')).toBe('20261121T230000Z')
    expect(fields.get('DTEND')).toBe('20261122T010000Z')
    expect(fields.get('DTSTAMP')).toBe('20261120T130300Z')
  })

  it('says what, where and the code', () => {
    expect(fields.get('SUMMARY')).toBe('Futebol society: Society 1')
    expect(fields.get('LOCATION')).toContain(
      'Avenida Zezé Diogo\\, 1200\\, Praia do Futuro\\, Fortaleza\\, CE',
    )
    expect(fields.get('DESCRIPTION')).toContain('RSV-7K2Q')
    expect(fields.get('UID')).toBe('booking-1@campolivre')
  })

  it('closes every line with CRLF and keeps lines within 75 octets', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const longest = Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length))
    expect(longest).toBeLessThanOrEqual(75)
  })

  it('stays one calendar line when a name carries line breaks', () => {
    const { field } = sampleBooking()
    const nasty = ticketFile(sampleBooking({ field: { ...field, name: 'Campo\r\nATTACH:x' } }), url)
    expect(nasty).not.toMatch(/^ATTACH/m)
  })
})
