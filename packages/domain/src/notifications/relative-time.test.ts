import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const NOW = Date.parse('2026-11-20T13:00:00Z')
const zone = 'America/Sao_Paulo'
const ago = (seconds: number) =>
  relativeTime(new Date(NOW - seconds * 1000).toISOString(), new Date(NOW).toISOString(), zone)

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

describe('relativeTime (E8)', () => {
  it.each([
    [0, 'Agora'],
    [59, 'Agora'],
    [MINUTE, '1m'],
    [HOUR - 1, '59m'],
    [HOUR, '1h'],
    [DAY - 1, '23h'],
    [DAY, '1d'],
    [7 * DAY - 1, '6d'],
    [7 * DAY, '13/11'],
    [-30, 'Agora'],
  ])('of %d seconds ago is %s', (seconds, label) => expect(ago(seconds)).toBe(label))

  it('names the day of the zone', () => {
    expect(relativeTime('2026-03-06T02:30:00Z', '2026-11-20T13:00:00Z', zone)).toBe('05/03')
    expect(relativeTime('2026-03-06T02:30:00Z', '2026-11-20T13:00:00Z', 'Europe/Lisbon')).toBe('06/03')
  })

  it('has one of five shapes, whatever the age', () => {
    const shape = /^(Agora|[1-5]?\dm|1?\dh|2[0-3]h|[1-6]d|\d\d\/\d\d)$/
    fc.assert(
      fc.property(fc.integer({ min: -DAY, max: 4_000 * DAY }), (seconds) => {
        expect(ago(seconds)).toMatch(shape)
      }),
    )
  })
})
