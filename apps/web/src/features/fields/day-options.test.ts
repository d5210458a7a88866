import { learnServerTime } from '@campo-livre/api/client/server-time.ts'
import { expect, it, vi } from 'vitest'
import { dayOptions, spokenDay, zoneOf } from './day-options.ts'

const places = [
  { city: 'Rio Branco', state: 'AC', timeZone: 'America/Rio_Branco', districts: [], fields: 1 },
  { city: 'Fortaleza', state: 'CE', timeZone: 'America/Fortaleza', districts: [], fields: 1 },
]

it('calls the day of the chosen city today', () => {
  // 01:30 in Brasília is 23:30 of the evening before in Rio Branco.
  const now = Date.parse('2026-11-21T04:30:00Z')
  vi.useFakeTimers({ now })
  learnServerTime(new Headers({ Date: 'Sat, 21 Nov 2026 04:30:00 GMT' }), now, now)
  const today = (city?: string) => dayOptions(undefined, zoneOf(places, city))[0]
  expect(today('Rio Branco')).toEqual(['2026-11-20', 'hoje'])
  expect(today('Fortaleza')).toEqual(['2026-11-21', 'hoje'])
  expect(today('Lugar Nenhum')).toEqual(['2026-11-21', 'hoje'])
  expect(spokenDay('2026-11-21', zoneOf(places, 'Rio Branco'))).toBe('amanhã')
  vi.useRealTimers()
})
