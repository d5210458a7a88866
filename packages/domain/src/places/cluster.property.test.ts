import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { clusterPins, toPixels } from './cluster.ts'
import type { MapPin } from './map-pin.ts'

const anyPin: fc.Arbitrary<MapPin> = fc.record({
  id: fc.uuid(),
  name: fc.constant('Arena'),
  district: fc.constant('Centro'),
  city: fc.constant('Fortaleza'),
  latitude: fc.double({ min: -33, max: 5, noNaN: true }),
  longitude: fc.double({ min: -73, max: -32, noNaN: true }),
  fields: fc.integer({ min: 1, max: 12 }),
  fromPriceCents: fc.integer({ min: 100, max: 90_000 }),
})
const anyPins = fc.array(anyPin, { maxLength: 60 })
const anyZoom = fc.integer({ min: 2, max: 18 })

it('draws every arena once, with all fields and the lowest price, in the order of the list (H1)', () => {
  fc.assert(
    fc.property(anyPins, anyZoom, (pins, zoom) => {
      const clusters = clusterPins(pins, zoom)
      const drawn = clusters.flatMap((cluster) => cluster.pins)
      expect(new Set(drawn)).toEqual(new Set(pins))
      expect(drawn).toHaveLength(pins.length)
      for (const { pins: within, fields, fromPriceCents } of clusters) {
        expect(fields).toBe(within.reduce((sum, pin) => sum + pin.fields, 0))
        expect(fromPriceCents).toBe(Math.min(...within.map((pin) => pin.fromPriceCents)))
        const places = within.map((pin) => pins.indexOf(pin))
        expect(places).toEqual(places.toSorted((a, b) => a - b))
      }
      const firsts = clusters.flatMap((cluster) => cluster.pins.slice(0, 1)).map((pin) => pins.indexOf(pin))
      expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
    }),
  )
})

it('leaves no two prices upon each other (H1)', () => {
  fc.assert(
    fc.property(anyPins, anyZoom, (pins, zoom) => {
      const at = clusterPins(pins, zoom).map((cluster) => toPixels(cluster.at, zoom))
      const room = zoom >= 16 ? { x: 2, y: 2 } : { x: 92, y: 44 }
      for (const [index, a] of at.entries())
        for (const b of at.slice(index + 1))
          expect(Math.abs(a.x - b.x) >= room.x || Math.abs(a.y - b.y) >= room.y).toBe(true)
    }),
  )
})
