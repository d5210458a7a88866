import type { BookingData } from '@campo-livre/domain/bookings/commands/command-context.ts'
import type { CouponFacts } from '@campo-livre/domain/coupons/judge-coupon.ts'
import { occupiedBy } from '@campo-livre/domain/fields/shared-ground.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord } from '../store/records.ts'
import { groundOf } from '../fields/ground-of.ts'
import { soldSchedule } from '../fields/schedule.ts'
import { aroundTime } from '../fields/spans-on.ts'

/** Returns the things of a company by which a command about its bookings is judged. */
export function bookingData(db: Database, company: CompanyRecord, now: string): BookingData {
  return {
    companyId: company.id,
    rules: company.rules,
    booking: (id) => db.bookings.find(id),
    schedule: (fieldId, without, time) => {
      const field = db.fields.find(fieldId)
      if (field?.companyId !== company.id || field.status === 'draft') return undefined
      return soldSchedule({ db, now, user: null, field, company, without }, time && aroundTime(time))
    },
    occupiedBy: (fieldId) => {
      const field = db.fields.find(fieldId)
      return field?.companyId === company.id ? occupiedBy(field, groundOf(db, field)) : new Map()
    },
    customer: (id) => {
      const user = db.users.find(id)
      return user && { id, name: user.name, phone: user.phone }
    },
    onTab: (bookingId) => tabOf(db, bookingId)?.code ?? null,
    done: (id) => db.bookingCommands.find(id),
    coupon: (code) => couponOf(db, company, code),
    uses: couponUses(db, company),
  }
}

/** Returns the coupon of a company with a code; undefined for none. */
export function couponOf(db: Database, { id }: Pick<CompanyRecord, 'id'>, code: string) {
  return db.coupons.by('code', `${id} ${code}`)[0]
}

/** Returns the bookings by which the uses of a company's coupons are counted. */
export function couponUses(
  db: Database,
  { timeZone }: Pick<CompanyRecord, 'timeZone'>,
): Omit<CouponFacts, 'at'> {
  return {
    timeZone,
    usesOf: ({ id }) => db.bookings.by('couponId', id),
    usesBy: ({ id }, person) => db.bookings.by('couponBy', `${id} ${person}`),
  }
}

/** Returns the tab that asks for what is owed for a booking; undefined for none. */
export function tabOf(db: Database, bookingId: string) {
  return db.tabs.by('asksFor', bookingId)[0]
}
