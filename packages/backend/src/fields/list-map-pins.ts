import { listMapPinsSpec } from '@campo-livre/contract/fields/list-map-pins.ts'
import { askedPoint, refusePointless } from '@campo-livre/domain/places/asked-point.ts'
import type { MapPin } from '@campo-livre/domain/places/map-pin.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { requireDone, requireNoRefusal } from '../store/apply-outcome.ts'
import { findFields, readsOfSearch } from './find-fields.ts'
import { type FieldAt, publicFields } from './public-fields.ts'
import { sortFields } from './sort-fields.ts'
import { fromPrice } from './to-field.ts'

/** Lists the arenas with fields that fit a search, for a map (H1). */
export const listMapPins = answer(
  listMapPinsSpec,
  ({ db, now, user, query }) => {
    const { sort, near, ...filters } = query
    const { point } = requireDone(askedPoint(near))
    requireNoRefusal(refusePointless(sort, point))
    const all = sortFields({ db, now }, publicFields(db), sort, point)
    const found = findFields({ db, now, user }, all, filters)
    const arenas = [...Map.groupBy(found, ({ company }) => company.id).values()]
    return ok(arenas.flatMap((fields) => toPin(fields, now)))
  },
  { loads: readsOfSearch },
)

function toPin(fields: readonly FieldAt[], now: string): MapPin[] {
  const [first] = fields
  if (!first) return []
  const { id, name, address } = first.company
  const { district, city, latitude, longitude } = address
  const fromPriceCents = Math.min(...fields.map((at) => fromPrice(at, now)))
  return [{ id, name, district, city, latitude, longitude, fields: fields.length, fromPriceCents }]
}
