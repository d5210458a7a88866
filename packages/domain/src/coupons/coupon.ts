import * as z from 'zod/mini'
import { declareColumns, filterableOf, rowSchemaOf } from '../lists/list-columns.ts'
import { centsSchema } from '../money/money.ts'
import { daySchema, instantSchema, timeZoneSchema } from '../time/zone.ts'

/** The status that an arena gives a coupon. */
export const couponStatuses = ['active', 'paused'] as const
/** The states of a coupon as a list shows them; a scheduled one begins on a later day. */
export const couponStates = ['active', 'scheduled', 'used_up', 'expired', 'paused'] as const
export type CouponState = (typeof couponStates)[number]

/** A coupon of an arena as it is stored. */
export const couponSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  /** Upper case, without accents; unique within the arena. */
  code: z.string(),
  /** The percentage that it takes off a price; null where it takes off an amount. */
  percent: z.nullable(z.int()),
  amountCents: z.nullable(centsSchema),
  /** The fields of which it is; empty for all of them, also later ones. */
  fieldIds: z.array(z.string()),
  /** The hours of the games: weekdays, 0 = Sunday, and minutes on the clock of the arena. */
  weekdays: z.array(z.int()),
  fromMinute: z.int(),
  toMinute: z.int(),
  /** The first and the last day on which it can be used, in the zone of the arena. */
  from: daySchema,
  until: daySchema,
  /** The number of bookings that it is good for; null without end. */
  maxUses: z.nullable(z.int()),
  /** True where a person uses it once. */
  oncePerPerson: z.boolean(),
  status: z.enum(couponStatuses),
  /**
   * The number of times that it was put on a booking, also on holds that have run out. Each of them writes it, so that two
   * at once meet at this row.
   */
  taken: z.int(),
  /** The number of changes that its arena made. */
  version: z.int(),
  createdAt: instantSchema,
})
export type Coupon = z.infer<typeof couponSchema>

/** A coupon in a list, with the outcome so far. */
export const listedCoupon = declareColumns(
  {
    id: 'shown',
    companyId: 'shown',
    code: 'text',
    percent: 'count',
    amountCents: 'money',
    state: ['choice', z.enum(couponStates)],
    /** The bookings that have it now; a hold counts while it lasts. */
    uses: ['count', z.int()],
    maxUses: 'count',
    /** The money that these bookings have brought, and what the coupon took off them. */
    broughtCents: ['money', centsSchema],
    givenCents: ['money', centsSchema],
    from: 'day',
    until: 'day',
    fieldIds: 'shown',
    weekdays: 'shown',
    fromMinute: 'shown',
    toMinute: 'shown',
    oncePerPerson: 'shown',
    status: 'shown',
    version: 'shown',
    createdAt: 'instant',
    companyName: ['text', z.string()],
    timeZone: ['shown', timeZoneSchema],
  },
  couponSchema,
)
export const couponRowSchema = rowSchemaOf(listedCoupon)
export type CouponRow = z.infer<typeof couponRowSchema>
export const couponColumns = filterableOf(listedCoupon)
