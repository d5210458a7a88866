import type { GridSlot } from '@campo-livre/domain/availability/grid.ts'
import { priceOf } from '@campo-livre/domain/availability/runs.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { Offer } from '@campo-livre/domain/fields/offer.ts'
import { toInstant, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { useMemo, useState } from 'react'
import { type FieldSearchChange, useFieldSearch } from '../use-field-search.ts'
import { nextSlot, type Picked, pickSlot, spanSlots } from './selection.ts'
import { weekToAsk } from './shown-week.ts'
import { type CheckedChoice, checkChoice, nearestTo, openingDay, isBookable } from './slots.ts'
import type { Week } from './use-week.ts'
import { limitSentence } from './words.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'

/** A message about the choice, perhaps with other times. */
export type Notice =
  | {
      kind: 'hint' | 'unavailable' | 'failed'
      text: string
      offers?: readonly Offer[]
      /** The time that somebody else has, for which they can wait. */
      wait?: MinuteInterval | undefined
    }
  /** The user has the time already. */
  | { kind: 'mine'; text: string; interval: MinuteInterval; offers?: undefined; wait?: undefined }

/** The chosen interval, its price and notice, and the functions that change it. */
export type Choice = {
  interval: MinuteInterval | null
  checked: CheckedChoice | null
  part: readonly GridSlot[]
  priceCents: number
  notice: Notice | null
  /** True when it cannot be booked as it is (rule 1), only extended or changed; the notice says why. */
  blocked: boolean
  /** The slot by which it may grow; null where there is none in view. */
  next: Pick<GridSlot, 'start' | 'end' | 'priceCents'> | null
  pick: (start: number) => void
  /** Chooses from one slot to another, as a drag does. */
  span: (from: number, to: number) => void
  choose: (offer: Offer) => void
  /** Says that somebody else has a time, what is free near it, and that they can wait for it. */
  askFor: (start: number) => void
  clear: (notice: Notice | null) => void
  say: (notice: Notice | null) => void
}

/** The sentence about a time that somebody else has. */
export const TAKEN = 'Esse horário já está reservado.'

/** Keeps the choice in the address (`inicio`, `fim`), so that it survives a reload, a link and signing in. */
export function useChoice(field: FieldDetail, week: Week): Choice {
  const { search, latest, change } = useFieldSearch()
  const [notice, say] = useState<Notice | null>(null)
  const { timeZone } = field.company
  const { inicio, fim } = search
  const interval = useMemo(() => readInterval(inicio, fim), [inicio, fim])
  const now = toMinutes(week.now)
  const checked = useMemo(
    () => interval && checkChoice(interval, field, week.slots, now),
    [interval, field, week.slots, now],
  )
  const part = checked?.ok === true ? checked.part : []

  /** Keeps the shown week, to which the parameters might not lead by themselves. */
  const changeHere = (parts: FieldSearchChange) => {
    const stays = weekToAsk({ ...latest(), ...parts }, week.now) === week.asked
    change(stays ? parts : { ...parts, semana: week.from })
  }
  const take = (picked: Picked) => {
    const text = limitSentence(picked, field, timeZone)
    say(text === null ? null : { kind: 'hint', text })
    changeHere(writeInterval(picked.interval))
  }
  const pick = (start: number) => {
    const { inicio: from, fim: to } = latest()
    const accepts = (run: MinuteInterval) => isBookable(run, field, week.slots)
    take(pickSlot(week.slots, readInterval(from, to), start, field, accepts))
  }
  const span = (from: number, to: number) => take(spanSlots(week.slots, from, to, field))
  const choose = (offer: Offer) => {
    const offered = { start: toMinutes(offer.start), end: toMinutes(offer.end) }
    const day = openingDay(offered, field)
    const parts = { ...writeInterval(offered), dia: day }
    say(null)
    if (week.days.includes(day)) changeHere(parts)
    else change({ ...parts, semana: undefined })
  }
  const clear = (why: Notice | null) => {
    say(why)
    changeHere(writeInterval(null))
  }
  const askFor = (start: number) => {
    const wanted = { start, end: start + Math.max(1, field.minSlots) * field.slotMinutes }
    say({ kind: 'unavailable', text: TAKEN, offers: nearestTo(wanted, field, week.slots), wait: wanted })
  }
  const warning = checked?.ok === true ? checked.warning : null
  const told: Notice | null = warning ? { kind: 'hint', text: warning.message } : notice
  const priceCents = priceOf(part)
  return {
    interval,
    checked,
    part,
    priceCents,
    notice: told,
    blocked: warning !== null,
    next: interval && part.length > 0 ? nextSlot(week.slots, interval, field) : null,
    pick,
    span,
    choose,
    askFor,
    clear,
    say,
  }
}

function readInterval(start: string | undefined, end: string | undefined): MinuteInterval | null {
  if (start === undefined || end === undefined) return null
  const interval = { start: toMinutes(start), end: toMinutes(end) }
  return interval.start < interval.end ? interval : null
}

function writeInterval(interval: MinuteInterval | null): Pick<FieldSearchChange, 'inicio' | 'fim'> {
  return {
    inicio: interval ? toInstant(interval.start) : undefined,
    fim: interval ? toInstant(interval.end) : undefined,
  }
}
