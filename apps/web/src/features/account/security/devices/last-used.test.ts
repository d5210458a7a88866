import { describe, expect, it } from 'vitest'
import { dayWords, lastUsed } from './last-used.ts'

const NOW = '2026-11-21T13:00:00.000Z'
const zone = 'America/Sao_Paulo'
const HOUR = 60
const DAY = 24 * HOUR
const ago = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString()

describe('when a device was last used (H11)', () => {
  it.each([
    [-5, 'agora'],
    [0.9, 'agora'],
    [1, 'há 1 min'],
    [59, 'há 59 min'],
    [HOUR, 'há 1 h'],
    [DAY - 1, 'há 23 h'],
    [DAY, 'há 1 dia'],
    [2 * DAY, 'há 2 dias'],
    [7 * DAY - 1, 'há 6 dias'],
    [7 * DAY, 'em 14/11'],
    [400 * DAY, 'em 17/10/2025'],
  ])('%d minutes ago is %s', (minutes, words) => expect(lastUsed(ago(minutes), NOW, zone)).toBe(words))

  it('names the day of the zone, with the year of another year', () => {
    expect(dayWords('2026-03-06T02:30:00.000Z', NOW, zone)).toBe('05/03')
    expect(dayWords('2026-01-01T02:30:00.000Z', NOW, zone)).toBe('31/12/2025')
    expect(dayWords('2026-01-01T02:30:00.000Z', NOW, 'Europe/Lisbon')).toBe('01/01')
  })
})
