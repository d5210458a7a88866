import { paidCents } from '@campo-livre/domain/bookings/booking-money.ts'
import { rainedBookings } from '@campo-livre/domain/rain/rained-bookings.ts'
import { isLongPast, type RainInput } from '@campo-livre/domain/rain/rain-input.ts'
import type { RainPreview } from '@campo-livre/domain/rain/rain-preview.ts'
import { type RainRemedy, rainRemedy } from '@campo-livre/domain/rain/rain-remedy.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord, CompanyRecord } from '../store/records.ts'
import { invalid } from '../http/refused.ts'
import { groundOf } from '../fields/ground-of.ts'

/** A booking in a rain, and what its rules give. */
export type Rained = { booking: BookingRecord; remedy: RainRemedy }

/** Refuses a rain on fields that are not the company's or are covered, and one before yesterday. */
export function requireRain(
  db: Database,
  now: string,
  { id, timeZone }: CompanyRecord,
  rain: RainInput,
): void {
  const isWet = (fieldId: string) => {
    const field = db.fields.find(fieldId)
    return field?.companyId === id && !field.indoor
  }
  if (!rain.fieldIds.every(isWet))
    throw invalid('rain.fieldIds', 'Escolha entre os campos descobertos da sua arena.')
  if (isLongPast(rain, now, timeZone))
    throw invalid('rain.start', 'Dá para avisar da chuva até o dia seguinte. Escolha de ontem em diante.')
}

/** Returns the bookings in a rain: those of its fields, and of the uncovered ones that share ground with them. */
export function rainOver(db: Database, now: string, company: CompanyRecord, rain: RainInput): Rained[] {
  const wet = db.fields
    .by('companyId', company.id)
    .filter((field) => !field.indoor && groundOf(db, field).some(({ id }) => rain.fieldIds.includes(id)))
  const fieldIds = wet.map(({ id }) => id)
  const bookings = db.bookings.by('companyId', company.id)
  return rainedBookings({ ...rain, fieldIds }, bookings, now).map((booking) => ({
    booking,
    remedy: rainRemedy(booking, now),
  }))
}

/** Returns the bookings in a rain as the company decides about them. */
export function toRainPreview(
  db: Database,
  now: string,
  { timeZone }: CompanyRecord,
  rain: RainInput,
  rained: readonly Rained[],
): RainPreview {
  const bookings = rained.map(({ booking, remedy }) => {
    const { id, code, customerName, customerPhone, fieldId, start, end } = booking
    return {
      id,
      code,
      customerName,
      customerPhone,
      fieldName: db.fields.find(fieldId)?.name ?? '',
      start,
      end,
      paidCents: remedy.kind === 'held' ? 0 : paidCents(booking),
      remedy: remedy.kind,
      offers: remedy.kind === 'offers' ? remedy.offers : [],
    }
  })
  return { timeZone, closes: Date.parse(rain.end) > Date.parse(now), bookings }
}
