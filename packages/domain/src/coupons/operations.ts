import { formatPriceDays } from '../fields/prices/price-days.ts'
import { changedEdits, createdEdit, type Edit, type Editing } from '../lists/edits.ts'
import type { Done } from '../outcome/outcome.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import { inWords } from '../text/in-words.ts'
import type { Coupon } from './coupon.ts'
import {
  type AdminCouponChange,
  type CouponChange,
  LAST_BEFORE_FIRST,
  type NewCoupon,
} from './coupon-input.ts'

/** One coupon that has changed or is new, with the entries of its history. */
export type ChangedCoupon = Done<{ coupons: readonly [Coupon]; edits: readonly Edit[] }>

/** The facts by which a change of a coupon is judged: the coupons and fields of its company. */
type CouponChangeFacts = Editing & {
  coupons: readonly Coupon[]
  fields: readonly { id: string; name: string }[]
}

/** The values of which a history tells; lists are told in words. */
const entered = [
  'code',
  'percent',
  'amountCents',
  'fieldIds',
  'weekdays',
  'fromMinute',
  'toMinute',
  'from',
  'until',
  'maxUses',
  'oncePerPerson',
  'status',
] as const

/** Makes a coupon of a company, active at once. */
export function createCoupon(
  input: NewCoupon,
  { companyId, ...facts }: CouponChangeFacts & { companyId: string },
): ChangedCoupon | Refusal {
  const refusal = refuseFacts(input, facts)
  if (refusal) return refusal
  const coupon: Coupon = {
    ...input,
    id: facts.newId('cup'),
    companyId,
    status: 'active',
    taken: 0,
    version: 1,
    createdAt: facts.at,
  }
  return { ok: true, changes: { coupons: [coupon], edits: [createdEdit(coupon, facts)] }, notices: [] }
}

/** Changes a coupon. What bookings have of it stays as it was given. */
export function changeCoupon(
  coupon: Coupon,
  { version, ...input }: CouponChange,
  facts: CouponChangeFacts,
): ChangedCoupon | Refusal {
  if (version !== coupon.version) return refuse('stale', 'Alguém mudou este cupom enquanto você editava.')
  return refuseFacts(input, facts, coupon.id) ?? changed(coupon, { ...coupon, ...input }, facts)
}

/** Changes a coupon for an admin, who has seen its stamp (H12): its last day and its limit, never what it takes off. */
export function changeCouponForAdmin(
  coupon: Coupon,
  change: AdminCouponChange,
  facts: CouponChangeFacts,
): ChangedCoupon | Refusal {
  const wanted = { ...coupon, ...change }
  if (wanted.until < wanted.from) return refuse('invalid', LAST_BEFORE_FIRST, 'until')
  return changed(coupon, wanted, facts)
}

/** Pauses a coupon, or lets it go on. */
export function changeCouponStatus(
  coupon: Coupon,
  status: Coupon['status'],
  facts: CouponChangeFacts,
): ChangedCoupon {
  return changed(coupon, { ...coupon, status }, facts)
}

function changed(before: Coupon, wanted: Coupon, facts: CouponChangeFacts): ChangedCoupon {
  const after = { ...wanted, version: before.version + 1 }
  const told = { before: inWordsOf(before, facts), after: inWordsOf(after, facts) }
  return {
    ok: true,
    changes: { coupons: [after], edits: changedEdits(entered, told, facts) },
    notices: [],
  }
}

const inWordsOf = (coupon: Coupon, { fields }: CouponChangeFacts) => ({
  ...coupon,
  weekdays: formatPriceDays(coupon.weekdays),
  fieldIds: inWords(fields.filter(({ id }) => coupon.fieldIds.includes(id)).map(({ name }) => name)),
})

function refuseFacts(
  { code, fieldIds }: NewCoupon,
  { coupons, fields }: CouponChangeFacts,
  id?: string,
): Refusal | null {
  if (coupons.some((other) => other.id !== id && other.code === code))
    return refuse('invalid', 'Já existe um cupom com esse código.', 'code')
  return fieldIds.every((fieldId) => fields.some((field) => field.id === fieldId))
    ? null
    : refuse('invalid', 'Escolha entre os campos da sua arena.', 'fieldIds')
}
