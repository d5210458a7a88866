import { addDays, toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { PaymentMethod } from '@campo-livre/domain/payments/payment.ts'
import type { BookingRecord, UserRecord } from '@campo-livre/backend/store/records.ts'
import { bookingOf, type BookingOutcome } from './booking-record.ts'
import { type Court, takeNear } from './court.ts'

/** The number from which the codes of these bookings are counted, far from all others. */
const FIRST_NUMBER = 900_000

type Plan = {
  field: string
  /** The number of days from the company's today. */
  day: number
  hour: number
  count: number
  method: PaymentMethod
  /** The number of days between booking and playing. */
  lead: number
  fate?: 'no_show' | 'expired' | 'cancelled' | 'cancelled-by-company'
}

/** Twelve past and three coming games; their ids are `bkg-atleta-01` to `bkg-atleta-15` in this order. */
const plans: readonly Plan[] = [
  { field: 'arena-beira-mar-campo-norte', day: -3, hour: 20, count: 2, method: 'pix', lead: 6 },
  { field: 'arena-beira-mar-quadra-coberta', day: -6, hour: 19, count: 1, method: 'venue', lead: 2 },
  { field: 'lagoa-redonda-society-mangueira', day: -10, hour: 21, count: 1, method: 'pix', lead: 5 },
  {
    field: 'arena-beira-mar-campo-norte',
    day: -13,
    hour: 18,
    count: 2,
    method: 'pix',
    lead: 9,
    fate: 'cancelled',
  },
  { field: 'quadras-da-aldeota-quadra-basquete', day: -17, hour: 19, count: 1, method: 'pix', lead: 3 },
  {
    field: 'arena-beira-mar-areia-lua',
    day: -24,
    hour: 17,
    count: 1,
    method: 'pix',
    lead: 1,
    fate: 'expired',
  },
  { field: 'arena-beira-mar-campo-norte', day: -31, hour: 20, count: 2, method: 'pix', lead: 7 },
  {
    field: 'lagoa-redonda-society-fundo',
    day: -38,
    hour: 19,
    count: 1,
    method: 'venue',
    lead: 4,
    fate: 'no_show',
  },
  { field: 'arena-beira-mar-quadra-coberta', day: -45, hour: 21, count: 1, method: 'venue', lead: 2 },
  {
    field: 'lagoa-redonda-society-mangueira',
    day: -52,
    hour: 18,
    count: 2,
    method: 'pix',
    lead: 8,
    fate: 'cancelled-by-company',
  },
  { field: 'quadras-da-aldeota-quadra-volei', day: -66, hour: 20, count: 1, method: 'pix', lead: 3 },
  { field: 'arena-beira-mar-campo-norte', day: -80, hour: 22, count: 2, method: 'pix', lead: 10 },
  { field: 'arena-beira-mar-campo-norte', day: 2, hour: 20, count: 2, method: 'pix', lead: 5 },
  { field: 'lagoa-redonda-society-mangueira', day: 3, hour: 19, count: 1, method: 'venue', lead: 5 },
  { field: 'arena-beira-mar-quadra-coberta', day: 5, hour: 21, count: 1, method: 'pix', lead: 7 },
]

export type Calendar = {
  now: string
  today: string
  /** Returns the court of a field on a day counted from today. */
  courtAt: (fieldId: string, day: number) => Court
}

/** Builds the bookings of the persona Atleta, who has used the app for a while. */
export function atletaBookings(atleta: UserRecord, { now, today, courtAt }: Calendar): BookingRecord[] {
  return plans.map((plan, index) => {
    const court = courtAt(`fld-${plan.field}`, plan.day)
    const slots = takeNear(court, {
      day: addDays(today, plan.day),
      minute: plan.hour * 60,
      count: plan.count,
    })
    const start = slots[0]?.start ?? 0
    return bookingOf({
      id: `bkg-atleta-${String(index + 1).padStart(2, '0')}`,
      number: FIRST_NUMBER + index,
      field: court.field,
      company: court.company,
      slots,
      customer: { athleteId: atleta.id, name: atleta.name, phone: atleta.phone },
      source: 'site',
      method: plan.method,
      created: start - plan.lead * 1440 - 37 * (index + 1),
      confirmedAfter: plan.method === 'pix' ? 4 : 0,
      fate: fateOf(plan, start),
      now: toMinutes(now),
    })
  })
}

function fateOf({ fate }: Plan, start: number): BookingOutcome {
  if (fate === 'cancelled') return { kind: 'cancelled', at: start - 52 * 60, by: 'athlete', reason: null }
  if (fate === 'cancelled-by-company') {
    return { kind: 'cancelled', at: start - 95, by: 'company', reason: 'Chuva forte, campo sem condição.' }
  }
  return { kind: fate ?? 'kept' }
}
