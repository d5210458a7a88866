// An entry that in-slow-browser.ts bundles. It times drawing 1,000 arenas together, as a map does when it is moved.
import { clusterPins } from '@campo-livre/domain/places/cluster.ts'
import type { MapPin } from '@campo-livre/domain/places/map-pin.ts'

const ZOOM = 11

/** Arenas in and around a large city, thicker in its middle. */
const pins: MapPin[] = Array.from({ length: 1000 }, (_, at) => {
  const [angle, far] = [at * 2.4, ((at * 37) % 1000) / 1000]
  return {
    id: `arena-${at}`,
    name: `Arena ${at}`,
    district: 'Centro',
    city: 'São Paulo',
    latitude: -23.55 + Math.sin(angle) * far ** 2 * 0.6,
    longitude: -46.63 + Math.cos(angle) * far ** 2 * 0.6,
    fields: 1 + (at % 5),
    fromPriceCents: 8000 + (at % 90) * 100,
  }
})

window.measure = (runs) =>
  Array.from({ length: runs }, () => {
    const started = performance.now()
    clusterPins(pins, ZOOM)
    return performance.now() - started
  })
