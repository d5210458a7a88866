import { expect, it } from 'vitest'
import { edgeSpeed } from './edge-speed.ts'

const box = { left: 100, right: 700, top: 100, bottom: 500 }

it('scrolls on near an edge, the faster the nearer, and never beyond its most', () => {
  expect(edgeSpeed(box, { clientX: 400, clientY: 300 })).toEqual({ x: 0, y: 0 })
  expect(edgeSpeed(box, { clientX: 110, clientY: 300 }).x).toBeLessThan(
    edgeSpeed(box, { clientX: 140, clientY: 300 }).x,
  )
  expect(edgeSpeed(box, { clientX: 690, clientY: 495 })).toEqual({ x: 12, y: 13 })
  expect(edgeSpeed(box, { clientX: -500, clientY: 300 })).toEqual({ x: -14, y: 0 })
})
