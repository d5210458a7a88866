import { expect, it } from 'vitest'
import { clockTime } from '../time/format.ts'
import { localDay } from '../time/zone.ts'
import { offerEnd } from './offer-time.ts'

const game = { start: '2026-11-21T23:00:00.000Z', timeZone: 'America/Fortaleza' }
const at = (day: number, clock: string) => `2026-11-${day}T${clock}:00.000-03:00`
const ends = (day: number, clock: string) => {
  const end = offerEnd(game, at(day, clock))
  return end && `${localDay(game.timeZone, end).slice(8)} ${clockTime(end, game.timeZone)}`
}

it.each([
  ['a day, days before', 17, '10:00', '18 10:00'],
  ['two hours on the day before', 20, '10:00', '20 12:00'],
  ['half an hour on the day', 21, '10:00', '21 10:30'],
  ['from 8h on, made in the silence', 17, '23:00', '19 08:00'],
  ['from 8h on, made before dawn', 21, '02:00', '21 08:30'],
  ['what would run in the silence from 8h on', 20, '20:00', '21 09:00'],
  ['until two hours before the game at the latest', 21, '17:45', '21 18:00'],
])('an offer lasts %s (N2)', (_words, day, clock, end) => {
  expect(ends(day, clock)).toBe(end)
})

it('nothing is offered in the last two hours, nor when morning is too late', () => {
  expect(ends(21, '17:59')).toBe('21 18:00')
  expect(ends(21, '18:00')).toBeNull()
  expect(offerEnd({ ...game, start: at(21, '09:00') }, at(20, '22:00'))).toBeNull()
})
