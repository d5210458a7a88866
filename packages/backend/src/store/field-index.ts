import type { FieldSort } from '@campo-livre/domain/fields/list/sorts.ts'
import type { SearchFilters } from '@campo-livre/domain/fields/list/saved-search.ts'
import type { Point } from '@campo-livre/domain/places/asked-point.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import type { Place } from '@campo-livre/domain/places/place.ts'

/** The filters that hold at any time. */
export type IndexFilters = Omit<SearchFilters, 'date' | 'time' | 'minutes'>

/** A question to the index: the fields that fit everything but the time, in an order; `page` null asks for all of them. */
export type IndexQuestion = {
  readonly filters: IndexFilters
  readonly sort: FieldSort
  readonly point: Point | null
  readonly page: { readonly page: number; readonly perPage: number } | null
}

/** The fields of a page, in order, and how many fit. */
export type IndexFound = {
  readonly total: number
  readonly rows: readonly { readonly id: string; readonly companyId: string }[]
}

/** An arena in the index: how many of its fields fit, and the lowest price of theirs in cents. */
export type IndexedArena = { readonly id: string; readonly fields: number; readonly fromPriceCents: number }

/** The time that a booking takes on its field, in minutes since 1970. */
export type TakenTime = MinuteInterval & { readonly fieldId: string }

/** Answers questions to the fields that anyone may find, where a store keeps an index of them. Free times are none of what it knows. */
export type FieldIndex = {
  find(question: IndexQuestion): IndexFound
  /** Returns the arenas of the fields that fit, in the order of their first ones. */
  arenas(question: Omit<IndexQuestion, 'page'>): readonly IndexedArena[]
  /** Returns the times in an interval that bookings of any field take as of now. */
  taken(near: MinuteInterval): readonly TakenTime[]
  /** Returns the cities and their districts, in no order. */
  places(): readonly Place[]
}
