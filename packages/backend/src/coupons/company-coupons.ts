import {
  changeCouponSpec,
  changeCouponStatusSpec,
  createCouponSpec,
  getCouponSpec,
  listCouponHistorySpec,
  listCouponsSpec,
} from '@campo-livre/contract/coupons/company-coupons.ts'
import * as operations from '@campo-livre/domain/coupons/operations.ts'
import { okHistory } from '../history/ok-history.ts'
import { ok } from '../http/answer.ts'
import { answerList } from '../http/answer-list.ts'
import { answer } from '../http/call.ts'
import { requireCompany } from '../ownership/own-company.ts'
import { owned } from '../ownership/owned.ts'
import { applyOutcome, ifStale } from '../store/apply-outcome.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { UserRecord } from '../store/records.ts'
import { couponRows } from './coupon-rows.ts'

/** Lists the coupons of the user's company, the newest first. */
export const listCoupons = answerList(listCouponsSpec, couponRows, 'company')

export const getCoupon = answer(owned(getCouponSpec, 'coupons', 'arena'), ({ db, row }) =>
  ok(couponRows.row(db, row)),
)

export const listCouponHistory = answer(
  owned(listCouponHistorySpec, 'coupons', 'arena'),
  ({ db, row, query }) => okHistory(db, row.id, query),
)

/** Returns what the changes of a company's coupons are judged by. */
export function couponFacts(
  db: Database,
  { user, now }: { user: UserRecord; now: string },
  companyId: string,
) {
  return {
    coupons: db.coupons.by('companyId', companyId),
    fields: db.fields.by('companyId', companyId),
    byId: user.id,
    at: now,
    newId,
  }
}

export const createCoupon = answer(createCouponSpec, async ({ db, now, user, body }) => {
  const { id: companyId } = requireCompany(db, user)
  const facts = { companyId, ...couponFacts(db, { user, now }, companyId) }
  const { changes } = await applyOutcome(db, operations.createCoupon(body, facts))
  return ok(couponRows.row(db, changes.coupons[0]), { status: 201, message: 'Cupom criado.' })
})

/** Changes a coupon, if the caller has its newest version. */
export const changeCoupon = answer(
  owned(changeCouponSpec, 'coupons', 'arena'),
  async ({ db, now, user, row: coupon, body }) => {
    const facts = couponFacts(db, { user, now }, coupon.companyId)
    const { changes } = await applyOutcome(
      db,
      operations.changeCoupon(coupon, body, facts),
      ifStale(() => couponRows.row(db, coupon)),
    )
    return ok(couponRows.row(db, changes.coupons[0]), { message: 'Cupom salvo.' })
  },
)

const messages = { active: 'O cupom está valendo.', paused: 'O cupom foi pausado.' }

export const changeCouponStatus = answer(
  owned(changeCouponStatusSpec, 'coupons', 'arena'),
  async ({ db, now, user, row: coupon, body: { status } }) => {
    const facts = couponFacts(db, { user, now }, coupon.companyId)
    const { changes } = await applyOutcome(db, operations.changeCouponStatus(coupon, status, facts))
    return ok(couponRows.row(db, changes.coupons[0]), { message: messages[status] })
  },
)
