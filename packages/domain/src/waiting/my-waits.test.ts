import { expect, it } from 'vitest'
import { myWaitOrder } from './my-waits.ts'
import type { MyWait } from './wait.ts'

const wait = (id: string, hour: number, until: string | null = null) =>
  ({
    id,
    start: `2026-11-20T${hour}:00:00.000Z`,
    offer: until === null ? null : { bookingId: `bkg-${id}`, until: `2026-11-20T${until}:00.000Z` },
  }) as MyWait

it('has what is offered first, by when that ends, then what comes sooner, always in one order (N7)', () => {
  const waits = [
    wait('d', 19),
    wait('b', 23, '13:05'),
    wait('f', 21),
    wait('c', 18, '13:10'),
    wait('e', 21),
    wait('a', 22, '13:05'),
  ]
  const order = ['a', 'b', 'c', 'd', 'e', 'f']
  expect(waits.toSorted(myWaitOrder).map(({ id }) => id)).toEqual(order)
  expect(
    waits
      .toReversed()
      .toSorted(myWaitOrder)
      .map(({ id }) => id),
  ).toEqual(order)
})
