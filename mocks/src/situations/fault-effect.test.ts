import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noAnswer, applyEffect, SLOW_MS } from './fault-effect.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const slowly = (signal: AbortSignal) =>
  applyEffect('slow', { call: null, signal, changed: new Promise(() => undefined) })

test('a slow call waits its time and is answered as ever', async () => {
  const met = slowly(new AbortController().signal)
  await vi.advanceTimersByTimeAsync(SLOW_MS)
  expect(await met).toBeNull()
})

test('nothing of a slow call is left when its asker goes', async () => {
  const asker = new AbortController()
  const met = slowly(asker.signal)
  expect(vi.getTimerCount()).toBe(1)
  asker.abort()
  expect(await met).toMatchObject(noAnswer)
  expect(vi.getTimerCount()).toBe(0)
})
