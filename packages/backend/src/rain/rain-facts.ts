import { paidCents } from '@campo-livre/domain/bookings/money/booking-money.ts'
import { rainedBookings } from '@campo-livre/domain/rain/rained-bookings.ts'
import {
  isStillRaining,
  type RainableFacts,
  type Rained,
  type RainFacts,
} from '@campo-livre/domain/rain/operations.ts'
import type { RainInput } from '@campo-livre/domain/rain/rain-input.ts'
import type { RainPreview } from '@campo-livre/domain/rain/rain-preview.ts'
import { rainRemedy } from '@campo-livre/domain/rain/rain-remedy.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { CompanyRecord } from '../store/records.ts'
import { aroundFacts } from '../bookings/around-facts.ts'
import { groundOf } from '../fields/ground-of.ts'

/** Loads what a rain at a company is judged by. */
export function rainableFacts(db: Database, now: string, { id, timeZone }: CompanyRecord): RainableFacts {
  return { at: now, timeZone, fields: db.fields.by('companyId', id) }
}

/** Loads all by which a rain is told and decided about. */
export function rainFacts(db: Database, now: string, company: CompanyRecord, rain: RainInput): RainFacts {
  return {
    ...rainableFacts(db, now, company),
    ...aroundFacts(db, now),
    id: newId('cls'),
    companyId: company.id,
    closures: db.closures.by('companyId', company.id),
    rained: rainOver(db, now, company, rain),
  }
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
  return { timeZone, closes: isStillRaining(rain, now), bookings }
}
