import { describe, expect, it } from 'vitest'
import { byEntry, countWaiting, nextTurn, overlap, placeOf } from './queue.ts'

const wait = (id: string, minute: number, turn = 1, hour = 22) => ({
  id,
  fieldId: 'campo',
  createdAt: `2026-11-20T10:0${minute}:00.000Z`,
  turn,
  start: `2026-11-20T${hour}:00:00.000Z`,
  end: `2026-11-20T${hour + 1}:00:00.000Z`,
})

describe('the queue for a taken time (N7)', () => {
  it('is in the order of entry, at one instant by turn', () => {
    const queue = [wait('c', 2), wait('b', 1, 2), wait('a', 1, 1)]
    expect(queue.toSorted(byEntry).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect([wait('y', 1), wait('x', 1)].toSorted(byEntry).map(({ id }) => id)).toEqual(['x', 'y'])
    expect(nextTurn([])).toBe(1)
    expect(nextTurn([{ turn: 3 }, { turn: 2 }])).toBe(4)
  })

  it('counts who came before for the same time or a part of it, on that field alone', () => {
    const mine = wait('me', 5)
    const longer = { ...wait('longer', 1), start: '2026-11-20T21:00:00.000Z' }
    const elsewhere = { ...wait('elsewhere', 1), fieldId: 'outro' }
    const others = [mine, longer, elsewhere, wait('later', 6), wait('beside', 1, 1, 21)]
    expect(placeOf(mine, others)).toBe(2)
    expect(countWaiting(mine, others)).toBe(3)
  })

  it('is of half-open times', () => {
    const hour = { start: '2026-11-20T22:00:00.000Z', end: '2026-11-20T23:00:00.000Z' }
    expect(overlap(hour, { start: hour.end, end: '2026-11-21T00:00:00.000Z' })).toBe(false)
    expect(overlap({ start: '2026-11-20T21:00:00.000Z', end: hour.start }, hour)).toBe(false)
    expect(overlap(hour, { start: '2026-11-20T22:30:00.000Z', end: hour.end })).toBe(true)
  })
})
