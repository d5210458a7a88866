import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findMe } from './find-me.ts'

type Device = Pick<Geolocation, 'getCurrentPosition'>

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Asks a device that answers by `getCurrentPosition`; none without it. */
function ask(getCurrentPosition?: Device['getCurrentPosition']) {
  vi.stubGlobal('navigator', getCurrentPosition ? { geolocation: { getCurrentPosition } } : {})
  const told: string[] = []
  const cancel = findMe({ onFound: (near) => told.push(near), onRefused: () => told.push('refused') })
  return { told, cancel }
}

const here = { coords: { latitude: -3.731_94, longitude: -38.526_71 } } as GeolocationPosition

it('tells the position of the device, to about ten metres (H1)', () => {
  expect(ask((found) => found(here)).told).toEqual(['-3.7319,-38.5267'])
})

it.each([1, 2, 3])('is refused by an answer with code %i (H1)', (code) => {
  const { told } = ask((_, refuse) => refuse?.({ code } as GeolocationPositionError))
  expect(told).toEqual(['refused'])
  vi.runAllTimers()
  expect(told).toEqual(['refused'])
})

it('is refused by a device that has none, and by one that never answers, after 8 seconds (H1)', () => {
  const { told } = ask(() => {})
  vi.advanceTimersByTime(7_999)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['refused'])
  expect(ask().told).toEqual(['refused'])
})

it('tells a position that is allowed late, and nothing once cancelled (H1)', () => {
  let allow: PositionCallback = () => {}
  const device: Device['getCurrentPosition'] = (found) => (allow = found)
  const late = ask(device)
  vi.advanceTimersByTime(9_000)
  allow(here)
  expect(late.told).toEqual(['refused', '-3.7319,-38.5267'])
  const cancelled = ask(device)
  cancelled.cancel()
  vi.runAllTimers()
  allow(here)
  expect(cancelled.told).toEqual([])
})
