import { expect, it } from 'vitest'
import { boxOn, hitTest } from './hit-test.ts'

const axis = { start: 600, end: 1200 }
const lanes = [
  { fieldId: 'one', left: 100, top: 40, width: 600, height: 76 },
  { fieldId: 'two', left: 100, top: 117, width: 600, height: 90 },
]

it('finds the lane and the minute under the pointer, lanes being of any height', () => {
  expect(hitTest(lanes, axis, { x: 160, y: 60 })).toEqual({ lane: lanes[0], minute: 660 })
  expect(hitTest(lanes, axis, { x: 700, y: 200 })).toEqual({ lane: lanes[1], minute: 1200 })
})

it('stays on the board outside of it', () => {
  expect(hitTest(lanes, axis, { x: 0, y: 0 })).toEqual({ lane: lanes[0], minute: 600 })
  expect(hitTest(lanes, axis, { x: 999, y: 999 })).toEqual({ lane: lanes[1], minute: 1200 })
  expect(hitTest([], axis, { x: 0, y: 0 })).toBeNull()
})

it('knows where an interval is drawn', () => {
  const [, second] = lanes
  expect(second && boxOn(second, axis, { start: 660, end: 720 })).toEqual({
    x: 160,
    y: 117,
    width: 60,
    height: 90,
  })
})
