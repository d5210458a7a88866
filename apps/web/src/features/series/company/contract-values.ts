import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import type { SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import type { Segment, SeriesTerms } from '@campo-livre/domain/series/series.ts'
import { formatDecimal, readDecimal } from '@campo-livre/domain/text/decimal.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { type PickedStretch, stretchOn } from '../../../shared/bookings/picked-stretch.ts'
import type { Who } from '../../../shared/bookings/who-fields.tsx'
import type { DateChoice } from './date-choice.ts'
import type { SeriesCommandDraft } from './use-series-command.ts'

/** A slot as it is entered. */
export type SlotValues = {
  fieldId: string
  startMinute: number
  minutes: number
  every: Segment['every']
  price: string
}

/** The terms as they are entered. */
export type TermsValues = { giveBackHours: string; credit: SeriesTerms['credit']; dueDay: string }

/** A contract as it is entered. */
export type ContractValues = Who &
  SlotValues &
  TermsValues & {
    /** The key by which the contract is made once. */
    seriesId: string
    from: string
    /** Empty for an open end. */
    until: string
    note: string
  }

const TERMS: TermsValues = { giveBackHours: '24', credit: 'always', dueDay: '10' }

type Begun = {
  today: string
  seriesId: string
  request: SeriesRequestDetail | undefined
  /** The stretch that was picked on the calendar. */
  picked?: PickedStretch
}

/** Returns the first values of a contract: those of a request, the picked stretch, or the next day at 20h. */
export function initialContract(
  { fields, timeZone }: OwnCompany,
  { today, seriesId, request, picked = {} }: Begun,
): ContractValues {
  const stretch = stretchOn(picked, timeZone)
  const wish = request?.wish ?? (stretch && { ...stretch, from: stretch.day, every: 1 as const })
  const fieldId = wish?.fieldId ?? fields[0]?.id ?? ''
  const cents = request?.report.priceCents ?? null
  return {
    athleteId: request?.athleteId ?? null,
    name: request?.customerName ?? '',
    phone: '',
    fieldId,
    startMinute: wish?.startMinute ?? 20 * 60,
    minutes: wish?.minutes ?? 60,
    every: wish?.every ?? 1,
    price: cents === null ? '' : formatDecimal(cents, 2),
    ...TERMS,
    seriesId,
    from: wish?.from ?? addDays(today, 1),
    until: '',
    note: '',
  }
}

/** Returns the price that was entered, in cents; what is no number is left to the schema to refuse. */
export function priceOf({ price }: Pick<SlotValues, 'price'>): number {
  return readDecimal(price, 2) ?? Number.NaN
}

/** Returns the terms that were entered; what is no number is left to the schema to refuse. */
export function termsOf({ giveBackHours, credit, dueDay }: TermsValues): SeriesTerms {
  return {
    giveBackHours: readDecimal(giveBackHours, 0) ?? Number.NaN,
    credit,
    dueDay: readDecimal(dueDay, 0) ?? Number.NaN,
  }
}

/** Returns the command that makes the contract. */
export function toCreate(
  values: ContractValues,
  choices: readonly DateChoice[],
): Extract<SeriesCommandDraft, { type: 'create' }> {
  const { athleteId, name, phone, seriesId, from, until, fieldId, startMinute, minutes, every, note } = values
  return {
    type: 'create',
    seriesId,
    customer:
      athleteId === null
        ? { kind: 'walk_in', name, phone: phone.trim() === '' ? null : phone }
        : { kind: 'athlete', athleteId },
    fieldId,
    from,
    until: until === '' ? null : until,
    startMinute,
    minutes,
    priceCents: priceOf(values),
    every,
    terms: termsOf(values),
    note,
    choices: [...choices],
  }
}
