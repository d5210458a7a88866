import * as z from 'zod/mini'
import { wholeBetween } from '../text/whole-between.ts'
import { daySchema, MINUTES_PER_DAY } from '../time/zone.ts'
import { couponStatuses } from './coupon.ts'
import { couponCode } from './coupon-code.ts'

/** The most uses that a coupon with a number of them has. */
export const MAX_COUPON_USES = 10_000
const MAX_OFF_CENTS = 1_000_000

/** The sentence about a last day that is before the first one. */
export const LAST_BEFORE_FIRST = 'O último dia precisa ser o primeiro ou depois dele.'
const usesSchema = wholeBetween(1, MAX_COUPON_USES)

const minute = z.int().check(z.minimum(0), z.maximum(MINUTES_PER_DAY))

const facts = z.object({
  code: z
    .string('Escreva o código do cupom.')
    .check(
      z.overwrite(couponCode),
      z.regex(/^[A-Z0-9-]{3,20}$/u, 'Use de 3 a 20 letras, números ou traços, sem espaços.'),
    ),
  /** The percentage, or the amount: one of them. */
  percent: z._default(z.nullable(wholeBetween(1, 100)), null),
  amountCents: z._default(
    z.nullable(
      z
        .int('Informe o valor, como 20,00.')
        .check(
          z.minimum(1, 'Informe o valor, como 20,00.'),
          z.maximum(MAX_OFF_CENTS, 'Use um valor de até R$ 10.000,00.'),
        ),
    ),
    null,
  ),
  /** Empty for all fields. */
  fieldIds: z.array(z.string()),
  weekdays: z
    .array(z.int().check(z.minimum(0), z.maximum(6)))
    .check(z.minLength(1, 'Escolha pelo menos um dia.')),
  fromMinute: minute,
  toMinute: minute,
  from: daySchema,
  until: daySchema,
  maxUses: z._default(z.nullable(usesSchema), null),
  oncePerPerson: z.boolean(),
})
type Facts = z.infer<typeof facts>

const rules = [
  z.refine<Facts>(({ percent, amountCents }) => (percent === null) !== (amountCents === null), {
    error: 'Informe o desconto em % ou em reais: um dos dois.',
    path: ['percent'],
  }),
  z.refine<Facts>(({ fromMinute, toMinute }) => fromMinute < toMinute, {
    error: 'O fim precisa ser depois do começo.',
    path: ['toMinute'],
  }),
  z.refine<Facts>(({ from, until }) => from <= until, {
    error: LAST_BEFORE_FIRST,
    path: ['until'],
  }),
] as const

/** The body of `POST /company/coupons`. */
export const newCouponSchema = facts.check(...rules)
export type NewCoupon = z.infer<typeof newCouponSchema>

/** The body of `PUT /company/coupons/{id}`: `version` is that of the coupon as it was read. */
export const couponChangeSchema = z.extend(facts, { version: z.int() }).check(...rules)
export type CouponChange = z.infer<typeof couponChangeSchema>

/** The values of a coupon that an admin may enter: its last day and its limit of uses. */
export const adminCouponSchema = z.object({ until: daySchema, maxUses: z.nullable(usesSchema) })
/** Those of them that change. */
export type AdminCouponChange = Partial<z.infer<typeof adminCouponSchema>>

/** The body of `PUT /company/coupons/{id}/status`. */
export const couponStatusSchema = z.object({ status: z.enum(couponStatuses, 'Escolha a situação.') })
