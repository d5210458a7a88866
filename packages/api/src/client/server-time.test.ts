import { beforeEach, expect, it, vi } from 'vitest'

const ASKED = Date.parse('2026-11-20T13:00:00.000Z')

let learn: (date: string, more?: Record<string, string>, tookMs?: number) => void
let aheadSeconds: () => number

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers({ now: ASKED })
  const { learnServerTime, serverNow } = await import('./server-time.ts')
  learn = (date, more = {}, tookMs = 100) =>
    learnServerTime(new Headers({ Date: new Date(date).toUTCString(), ...more }), ASKED, ASKED + tookMs)
  aheadSeconds = () => Math.round((Date.parse(serverNow()) - ASKED) / 1000)
  return () => vi.useRealTimers()
})

it('follows a server whose clock is ahead', () => {
  learn('2026-11-20T13:16:00Z')
  expect(aheadSeconds()).toBe(960)
})

it('goes by the browser where the server says nothing, or a malformed date', () => {
  learn('2026-11-20T13:16:00Z', { Date: 'ontem' })
  expect(aheadSeconds()).toBe(0)
})

it('counts how long a kept answer was kept', () => {
  learn('2026-11-20T12:50:00Z', { Age: '600' })
  expect(aheadSeconds()).toBe(0)
})

it('does not jump for what a slow journey explains', () => {
  learn('2026-11-20T13:16:00Z')
  learn('2026-11-20T13:16:02Z', {}, 4_000)
  expect(aheadSeconds()).toBe(960)
})
