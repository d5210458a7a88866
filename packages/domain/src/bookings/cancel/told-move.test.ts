import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type KnownPlace, untoldMove } from './told-move.ts'

const place = (hour: number): KnownPlace => ({
  fieldId: 'field-1',
  start: `2026-11-20T1${hour}:00:00.000Z`,
  end: `2026-11-20T1${hour + 1}:00:00.000Z`,
  priceCents: 10_000,
})

it('whatever is moved and read, what is unread tells the way from what is known to what is (H2)', () => {
  const event = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constant('read' as const))
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      let [known, now] = [place(0), place(0)]
      let unread: KnownPlace[] = []
      for (const each of events) {
        if (each === 'read') {
          known = now
          unread = []
        } else {
          const from = untoldMove(unread, now, place(each))
          unread = from === null ? [] : [from]
          now = place(each)
        }
        expect(unread).toEqual(known.start === now.start ? [] : [known])
      }
    }),
  )
})

it('tells another field, another start and another end, each by itself', () => {
  const at = place(0)
  for (const moved of [{ fieldId: 'field-2' }, { start: place(1).start }, { end: place(1).end }])
    expect(untoldMove([], at, { ...at, ...moved })).toBe(at)
  expect(untoldMove([], at, { ...place(1), fieldId: 'field-2' })).toBe(at)
})

it('tells nothing of a price alone', () => {
  expect(untoldMove([], place(0), { ...place(0), priceCents: 12_000 })).toBeNull()
})
