import type { Occupied } from '../availability/slots.ts'
import type { MinuteInterval } from '../time/interval.ts'
import type { Field } from './field.ts'

export type Ground = Pick<Field, 'id' | 'parts'>

/** Returns whether a booking of one field occupies the other: one is a part of it, or both have a part in common. */
export function sharesGround(one: Ground, other: Ground): boolean {
  if (one.parts.length === 0 && other.parts.length === 0) return false
  return (
    one.parts.includes(other.id) ||
    other.parts.includes(one.id) ||
    one.parts.some((part) => other.parts.includes(part))
  )
}

/** Returns the other fields, among those of a company, that a booking of the field occupies as well (rule 1). */
export function sharingGround<F extends Ground>(field: Ground, fields: readonly F[]): F[] {
  return fields.filter((other) => other.id !== field.id && sharesGround(field, other))
}

/**
 * The fields whose bookings occupy a field (rule 1), itself among them, each with the minutes by which its buffer is the
 * longer one.
 */
export type OccupiedBy = ReadonlyMap<string, number>

type Buffered = Ground & Pick<Field, 'bufferMinutes'>

/** Returns the fields, among those of a company, whose bookings occupy a field. */
export function occupiedBy(field: Buffered, fields: readonly Buffered[]): OccupiedBy {
  return new Map(
    [field, ...sharingGround(field, fields)].map(({ id, bufferMinutes }) => [
      id,
      Math.max(0, bufferMinutes - field.bufferMinutes),
    ]),
  )
}

/** Returns what times of fields, in minutes since 1970, take of a field. */
export function takenOn(
  ground: OccupiedBy,
  times: readonly (MinuteInterval & { fieldId: string })[],
): Occupied[] {
  return times.flatMap(({ fieldId, start, end }): Occupied[] => {
    const more = ground.get(fieldId)
    return more === undefined ? [] : [{ start: start - more, end: end + more, kind: 'taken' }]
  })
}

/** Returns the fields, among those of a company, that are made of a field. */
export function wholesOf<F extends Ground>({ id }: Pick<Ground, 'id'>, fields: readonly F[]): F[] {
  return fields.filter(({ parts }) => parts.includes(id))
}

/** Returns the ids by which another field says that it is the same place: the field, or the parts it is made of. */
export function groundIds({ id, parts }: Ground): readonly string[] {
  return parts.length > 0 ? parts : [id]
}
