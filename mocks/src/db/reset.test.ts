import { expect, test } from 'vitest'
import { createFixedClock } from '../clock.ts'
import { NOW, tinySeed } from '../testing/tiny-seed.ts'
import { createDatabase } from './database.ts'

test('a reset whose seed fails leaves the data, the clock and the settings as they are', async () => {
  let fails = false
  const clock = createFixedClock(NOW)
  const seed = () => {
    if (fails) throw new Error('no seed today')
    return tinySeed()
  }
  const db = await createDatabase({ seed, clock, base: NOW })
  await db.reset({ clock: { ahead: 90 } })
  await db.users.update('ana', { name: 'Ana de Outro Nome' })
  fails = true
  const other = { data: 'huge', clock: { at: '2027-01-10T12:00:00.000Z' } } as const
  await expect(db.reset(other)).rejects.toThrow('no seed today')
  expect(db.users.find('ana')?.name).toBe('Ana de Outro Nome')
  expect(db.bookings.all().length).toBeGreaterThan(0)
  expect([clock.offsetMinutes, db.settings.data, db.settings.clock]).toEqual([90, 'normal', { ahead: 90 }])
  fails = false
  await db.reset(other)
  expect(db.users.find('ana')?.name).toBe('Ana Lima')
  expect([clock.now(), db.settings.clock]).toEqual([other.clock.at, other.clock])
})
