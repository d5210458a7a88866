import { expect, it } from 'vitest'
import { outline } from './outline.ts'

it('is the country, from its southern to its northern end, and its islands (H1)', () => {
  const rings = outline()
  const [land = []] = rings.toSorted((a, b) => b.length - a.length)
  const latitudes = land.map(([latitude]) => latitude)
  const longitudes = land.map(([, longitude]) => longitude)
  expect([Math.min(...latitudes), Math.max(...latitudes)].map(Math.round)).toEqual([-34, 5])
  expect([Math.min(...longitudes), Math.max(...longitudes)].map(Math.round)).toEqual([-74, -35])
  expect(rings.length).toBeGreaterThan(20)
  for (const ring of rings) expect(ring.length).toBeGreaterThan(4)
})
