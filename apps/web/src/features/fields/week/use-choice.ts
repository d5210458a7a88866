import type { GridSlot } from '@campo-livre/domain/availability/grid.ts'
import { priceOf } from '@campo-livre/domain/availability/runs.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { Offer } from '@campo-livre/domain/fields/offer.ts'
import { toInstant, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { useMemo, useState } from 'react'
import { type FieldSearchChange, useFieldSearch } from '../use-field-search.ts'
import { pickSlot } from './selection.ts'
import { weekToAsk } from './shown-week.ts'
import { type Judged, judge, openingDay, isBookable } from './slots.ts'
import type { Week } from './use-week.ts'
import { limitSentence } from './words.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'

/** A message about the choice, perhaps with other times. */
export type Notice =
  | { kind: 'hint' | 'lost' | 'failed'; text: string; offers?: readonly Offer[] }
  /** The user has the time already. */
  | { kind: 'mine'; text: string; span: MinuteInterval; offers?: undefined }

/** The chosen interval, its price and notice, and the functions that change it. */
export type Choice = {
  span: MinuteInterval | null
  judged: Judged | null
  part: readonly GridSlot[]
  priceCents: number
  notice: Notice | null
  /** True when it cannot be booked as it is (rule 1), only extended or changed; the notice says why. */
  blocked: boolean
  pick: (start: number) => void
  choose: (offer: Offer) => void
  clear: (notice: Notice | null) => void
  say: (notice: Notice | null) => void
}

/** Keeps the choice in the address (`inicio`, `fim`), so that it survives a reload, a link and signing in. */
export function useChoice(field: FieldDetail, week: Week): Choice {
  const { search, latest, change } = useFieldSearch()
  const [notice, say] = useState<Notice | null>(null)
  const { timeZone } = field.company
  const { inicio, fim } = search
  const span = useMemo(() => readSpan(inicio, fim), [inicio, fim])
  const now = toMinutes(week.now)
  const judged = useMemo(() => span && judge(span, field, week.slots, now), [span, field, week.slots, now])
  const part = judged?.ok === true ? judged.part : []

  /** Keeps the shown week, to which the parameters might not lead by themselves. */
  const changeHere = (parts: FieldSearchChange) => {
    const stays = weekToAsk({ ...latest(), ...parts }, week.now) === week.asked
    change(stays ? parts : { ...parts, semana: week.from })
  }
  const pick = (start: number) => {
    const { inicio: from, fim: to } = latest()
    const before = readSpan(from, to)
    const picked = pickSlot(week.slots, before, start, field, (run) => isBookable(run, field, week.slots))
    const text = limitSentence(picked, field, timeZone)
    say(text === null ? null : { kind: 'hint', text })
    if (picked.span !== before) changeHere(writeSpan(picked.span))
  }
  const choose = (offer: Offer) => {
    const offered = { start: toMinutes(offer.start), end: toMinutes(offer.end) }
    const day = openingDay(offered, field)
    const parts = { ...writeSpan(offered), dia: day }
    say(null)
    if (week.days.includes(day)) changeHere(parts)
    else change({ ...parts, semana: undefined })
  }
  const clear = (why: Notice | null) => {
    say(why)
    changeHere(writeSpan(null))
  }
  const hint = judged?.ok === true ? judged.hint : null
  const told: Notice | null = hint ? { kind: 'hint', text: hint.message } : notice
  const priceCents = priceOf(part)
  return { span, judged, part, priceCents, notice: told, blocked: hint !== null, pick, choose, clear, say }
}

function readSpan(start: string | undefined, end: string | undefined): MinuteInterval | null {
  if (start === undefined || end === undefined) return null
  const span = { start: toMinutes(start), end: toMinutes(end) }
  return span.start < span.end ? span : null
}

function writeSpan(span: MinuteInterval | null): Pick<FieldSearchChange, 'inicio' | 'fim'> {
  return { inicio: span ? toInstant(span.start) : undefined, fim: span ? toInstant(span.end) : undefined }
}
