import type { Slot } from '@campo-livre/domain/availability/slots.ts'
import { expect, it } from 'vitest'
import { freeStretch } from './free-stretch.ts'

/** Hours of R$ 100 from minute 0 on, by their statuses; a line is a break in the opening hours. */
function slotsOf(statuses: string): Slot[] {
  const kinds: Record<string, Slot['status']> = { f: 'free', t: 'taken', s: 'soon', b: 'beyond', p: 'past' }
  return Array.from(statuses).flatMap((letter, index) => {
    const status = kinds[letter]
    return status
      ? [{ day: '2026-11-20', start: index * 60, end: index * 60 + 60, priceCents: 10_000, status }]
      : []
  })
}
const field = { minSlots: 1, maxSlots: 3 }
const stretch = (statuses: string, from: number, to: number, rules = field) => {
  const found = freeStretch(slotsOf(statuses), rules, [from, to])
  return found && [found.start / 60, found.end / 60, found.priceCents]
}

it('is the slot under the pointer when it is pressed', () => {
  expect(stretch('ffff', 90, 90)).toEqual([1, 2, 10_000])
  expect(stretch('ffff', 60, 60)).toEqual([1, 2, 10_000])
})

it('is as long as the field is booked at least, backwards where there is no room', () => {
  expect(stretch('ffff', 10, 10, { minSlots: 2, maxSlots: 3 })).toEqual([0, 2, 20_000])
  expect(stretch('fft', 70, 70, { minSlots: 2, maxSlots: 3 })).toEqual([0, 2, 20_000])
  expect(stretch('tft', 70, 70, { minSlots: 2, maxSlots: 3 })).toBeNull()
})

it('follows the pointer both ways, up to what is taken, closed or too long', () => {
  expect(stretch('fffff', 30, 170)).toEqual([0, 3, 30_000])
  expect(stretch('fffff', 30, 290)).toEqual([0, 3, 30_000])
  expect(stretch('fftff', 30, 290)).toEqual([0, 2, 20_000])
  expect(stretch('ff-ff', 30, 290)).toEqual([0, 2, 20_000])
  expect(stretch('fffff', 250, 130)).toEqual([2, 5, 30_000])
  expect(stretch('ftfff', 250, 10)).toEqual([2, 5, 30_000])
})

it('takes what the site may not sell at such short notice, and nothing past, taken or beyond the horizon', () => {
  expect(stretch('s', 10, 10)).toEqual([0, 1, 10_000])
  for (const kind of ['p', 't', 'b']) expect(stretch(kind, 10, 10)).toBeNull()
  expect(stretch('f', 70, 70)).toBeNull()
})
