import { listMapPinsSpec } from '@campo-livre/contract/fields/list-map-pins.ts'
import { askedPoint, refusePointless } from '@campo-livre/domain/places/asked-point.ts'
import type { MapPin } from '@campo-livre/domain/places/map-pin.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { requireDone, requireNoRefusal } from '../store/apply-outcome.ts'
import type { IndexedArena } from '../store/field-index.ts'
import { mapAll } from '../store/not-loaded.ts'
import { type Asker, findFields, lasting, type Search } from './find-fields.ts'
import { isTimed } from './next-free.ts'
import { fromPrice } from './to-field.ts'

/** Lists the arenas with fields that fit a search, for a map (H1). */
export const listMapPins = answer(listMapPinsSpec, ({ db, now, user, query }) => {
  const { sort, near, ...filters } = query
  const { point } = requireDone(askedPoint(near))
  requireNoRefusal(refusePointless(sort, point))
  const arenas = arenasOf({ db, now, user }, { filters, sort, point })
  const pins = mapAll(arenas, ({ id, ...counted }): MapPin[] => {
    const company = db.companies.find(id)
    if (!company) return []
    const { district, city, latitude, longitude } = company.address
    return [{ id, name: company.name, district, city, latitude, longitude, ...counted }]
  })
  return ok(pins.flat())
})

/** Returns the arenas of the fields that fit a search, in the order of their first ones. */
function arenasOf(asker: Asker, search: Search): readonly IndexedArena[] {
  const { filters } = search
  const indexed = isTimed(filters)
    ? null
    : asker.db.fieldIndex?.arenas({ ...search, filters: lasting(filters) })
  if (indexed) return indexed
  const { rows } = findFields(asker, search)
  return [...Map.groupBy(rows, ({ company }) => company.id)].map(([id, fields]) => ({
    id,
    fields: fields.length,
    fromPriceCents: Math.min(...fields.map((at) => fromPrice(at, asker.now))),
  }))
}
