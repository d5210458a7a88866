import { wordsOf } from '@campo-livre/backend/fields/matches.ts'
import type { IndexFilters, IndexQuestion } from '@campo-livre/backend/store/field-index.ts'
import type { FieldSort } from '@campo-livre/domain/fields/list/sorts.ts'
import { readArea } from '@campo-livre/domain/places/area.ts'
import type { Point } from '@campo-livre/domain/places/asked-point.ts'
import { EARTH_KM } from '@campo-livre/domain/places/distance.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import { MINUTES_PER_DAY, toInstant } from '@campo-livre/domain/time/zone.ts'
import { fold } from '@campo-livre/domain/text/fold.ts'
import { type Place, places, type Statement } from '../lists/said.ts'

type Lasting = Omit<IndexQuestion, 'page'>

/** Returns the statement of a page of fields: how many fit, and the ids of each and its arena in a line of one text, in order. */
export function fieldsStatement({ page, ...question }: IndexQuestion, now: string): Statement {
  const { place, end } = places()
  const number = (value: number) => place(value, 'bigint')
  const of =
    page === null ? '' : `limit ${number(page.perPage)} offset ${number((page.page - 1) * page.perPage)}`
  return end(`with found as materialized (${foundBy(question, now, place)}),
    page as (select * from found ${IN_ORDER} ${of})
    select (select count(*) from found) as total,
    (select string_agg(field_id || ' ' || company_id, E'\\n' ${IN_ORDER}) from page) as found`)
}

/** Returns the statement of the arenas of the fields that fit: a line for each, in the order of their first ones. */
export function arenasStatement(question: Lasting, now: string): Statement {
  const { place, end } = places()
  return end(`with found as (${foundBy(question, now, place)}),
    placed as (select *, row_number() over (${IN_ORDER}) as at from found)
    select company_id, count(*) as fields, min(price) as from_cents
    from placed group by company_id order by min(at)`)
}

/** The statement of the cities with fields, each in the zone of its first field, and of their districts. */
export const placesStatement: Statement = {
  text: `select place.city, place.state, (array_agg(c.time_zone order by f.seq))[1] as time_zone,
      array_agg(distinct place.district) as districts, count(*) as fields
    from field_index i join fields f on f.id = i.field_id join companies c on c.id = i.company_id
    cross join lateral json_to_record(c.address) as place (city text, state text, district text)
    group by place.city, place.state`,
  values: [],
}

/** No booking is longer, in minutes: those that began before cannot reach into an interval. */
const LONGEST = 2 * MINUTES_PER_DAY

/** Returns the statement of the times that bookings take as of now in an interval, in minutes since 1970: a line of one text for each. */
export function takenStatement({ start, end }: MinuteInterval, now: string): Statement {
  return {
    text: `select string_agg(concat_ws(' ', field_id, floor(extract(epoch from start) / 60), ceil(extract(epoch from "end") / 60)), E'\\n') as taken
      from bookings where start > $1::timestamptz and start < $2::timestamptz and "end" > $3::timestamptz
      and status not in ('cancelled', 'expired', 'rained_out')
      and (status <> 'awaiting_payment' or hold_expires_at > $4::timestamptz)`,
    values: [toInstant(start - LONGEST), toInstant(end), toInstant(start), now],
  }
}

/** Equal ones stand by name, as in every list of names, then by id. */
const IN_ORDER = 'order by key, name collate names_pt, field_id collate "C"'

/** Returns what asks for the fields that fit, with their price today and the number by which they are ordered. */
function foundBy({ filters, sort, point }: Lasting, now: string, place: Place): string {
  const today = `to_char(${place(now, 'timestamptz')} at time zone time_zone, 'YYYY-MM-DD') collate "C"`
  const price = `coalesce((select (later.value->>'cents')::bigint from json_array_elements(later_cents)
      with ordinality as later (value, at) where (later.value->>'from') collate "C" <= ${today}
      order by later.at desc limit 1), from_cents)`
  const conditions = conditionsOf(filters, place)
  return `select * from (
      select field_id, company_id, name, price, ${keyOf(sort, point, place)} as key
      from field_index cross join lateral (select ${price} as price) priced
      where ${conditions.join(' and ') || 'true'}
    ) fitting`
}

function conditionsOf(filters: IndexFilters, place: Place): string[] {
  const { q, city, district, sport, surface, indoor, amenities, minPriceCents, maxPriceCents } = filters
  const area = filters.area === undefined ? null : readArea(filters.area)
  const number = (value: number) => place(value, 'double precision')
  const text = (value: string, says: (placed: string) => string) =>
    // A text that PostgreSQL cannot hold is nowhere in it.
    value.includes('\u0000') || !value.isWellFormed() ? 'false' : says(place(value, 'text'))
  return [
    ...(city === undefined ? [] : [text(fold(city), (placed) => `city = ${placed}`)]),
    ...(district === undefined ? [] : [text(fold(district), (placed) => `district = ${placed}`)]),
    ...(sport === undefined ? [] : [`sports @> array[${place(sport, 'text')}]`]),
    ...(surface === undefined ? [] : [`surface = ${place(surface, 'text')}`]),
    ...(indoor === undefined ? [] : [`indoor = ${place(indoor === 'true', 'boolean')}`]),
    ...(amenities ?? []).map((amenity) => `amenities @> array[${place(amenity, 'text')}]`),
    ...(minPriceCents === undefined ? [] : [`price >= ${number(minPriceCents)}`]),
    ...(maxPriceCents === undefined ? [] : [`price <= ${number(maxPriceCents)}`]),
    ...(area === null
      ? []
      : [
          `latitude between ${number(area.south)} and ${number(area.north)}`,
          `longitude between ${number(area.west)} and ${number(area.east)}`,
        ]),
    ...(q === undefined
      ? []
      : wordsOf(q).map((word) =>
          text(`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`, (like) => `words like ${like}`),
        )),
  ]
}

/** Returns the number by which fields are ordered, the smallest first. */
function keyOf(sort: FieldSort, point: Point | null, place: Place): string {
  if (sort === 'price') return 'price::double precision'
  if (sort === '-price') return '-price::double precision'
  if (sort === 'rating') return '-rating'
  if (sort === 'relevance' || point === null) return '-relevance'
  const [latitude, longitude] = [point.latitude, point.longitude].map((value) =>
    place(value, 'double precision'),
  )
  const h = `power(sin(radians(latitude - ${latitude}) / 2), 2) +
    cos(radians(${latitude})) * cos(radians(latitude)) * power(sin(radians(longitude - ${longitude}) / 2), 2)`
  return `${2 * EARTH_KM} * asin(least(1, sqrt(${h})))`
}
