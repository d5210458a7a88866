import type { PaymentRow } from '@campo-livre/domain/admin/admin-rows.ts'
import { refuseOpenTill, refuseRefund, refuseVoid } from '@campo-livre/domain/admin/operations.ts'
import type { AdminCouponChange } from '@campo-livre/domain/coupons/coupon-input.ts'
import type { Coupon } from '@campo-livre/domain/coupons/coupon.ts'
import { changeCouponForAdmin, changeCouponStatus } from '@campo-livre/domain/coupons/operations.ts'
import type { ExpenseFacts } from '@campo-livre/domain/expenses/expense-input.ts'
import { fitsKind } from '@campo-livre/domain/expenses/expense-words.ts'
import type { ExpenseCommand } from '@campo-livre/domain/expenses/command.ts'
import type { TabCommand } from '@campo-livre/domain/tabs/command.ts'
import { couponFacts } from '../../coupons/company-coupons.ts'
import { applyOutcome, requireNoRefusal } from '../../store/apply-outcome.ts'
import { carryOutExpense } from '../../expenses/apply-expense-command.ts'
import { carryOutSeries } from '../../series/apply-series-command.ts'
import { applyTabCommand } from '../../tabs/apply-tab-command.ts'
import { giveBooking } from './booking-deeds.ts'
import { findPayment } from '../payment-rows.ts'
import { arenaOf } from '../arena-of.ts'
import { actingFor, type DeedContext, type Deeds, found } from '../deed.ts'

async function giveTab(context: DeedContext, command: TabCommand): Promise<void> {
  const { companyId } = found(context.db.tabs.find(command.tabId))
  await applyTabCommand(context.db, actingFor(context, companyId), command)
}

/** The deeds of an admin with a tab: by the commands of the counter, so that it is never overpaid (rule 7). */
export const tabDeeds: Deeds = {
  change: (context, tabId, { customerName }) => {
    const phone = found(context.db.tabs.find(tabId)).customerPhone
    return giveTab(context, {
      type: 'customer',
      id: context.commandId,
      tabId,
      name: String(customerName),
      phone,
    })
  },
  acts: {
    close: (context, tabId) => giveTab(context, { type: 'close', id: context.commandId, tabId }),
    reopen: (context, tabId, reason) =>
      giveTab(context, { type: 'reopen', id: context.commandId, tabId, reason }),
    cancel: (context, tabId, reason) =>
      giveTab(context, { type: 'cancel', id: context.commandId, tabId, reason }),
  },
}

/** A payment is never changed: it is taken back, with a reason, where the money came in. */
export const paymentDeeds: Deeds = {
  acts: {
    void: async (context, paymentId, reason) => {
      const payment = paymentOf(context, paymentId)
      requireNoRefusal(refuseVoid(payment))
      await voidPayment(context, payment, reason)
    },
    /** Money that was paid on the site comes back whole with its booking, which the arena calls off (rule 5). */
    refund: async (context, paymentId, reason) => {
      const payment = paymentOf(context, paymentId)
      requireNoRefusal(refuseRefund(payment))
      const bookingId = payment.sourceId
      await giveBooking(context, { type: 'cancel', id: context.commandId, bookingId, reason })
    },
  },
}

const paymentOf = ({ db }: DeedContext, paymentId: string): PaymentRow => found(findPayment(db, paymentId))

async function voidPayment(context: DeedContext, payment: PaymentRow, reason: string): Promise<void> {
  const { db, commandId } = context
  const { id: paymentId, source, sourceId } = payment
  const taken = { id: commandId, paymentId, reason }
  if (source === 'tab') return giveTab(context, { type: 'void_payment', tabId: sourceId, ...taken })
  if (source === 'series') {
    const { companyId } = found(db.series.find(sourceId))
    const command = { type: 'void_payment', seriesId: sourceId, month: payment.code, ...taken } as const
    await carryOutSeries(db, actingFor(context, companyId), command)
    return
  }
  await giveBooking(context, { type: 'void_payment', bookingId: sourceId, ...taken })
}

/** The count of a till is never changed; the reason of its difference is. */
export const tillDeeds: Deeds = {
  change: async ({ db }, id, { differenceReason }) => {
    requireNoRefusal(refuseOpenTill(found(db.tills.find(id))))
    return db.tills.update(id, { differenceReason: String(differenceReason) })
  },
}

/** A coupon is its arena's: an admin ends or limits it, each with a reason, and never changes what it takes off. */
export const couponDeeds: Deeds = {
  change: (context, id, values) => {
    const coupon = found(context.db.coupons.find(id))
    const facts = couponFacts(context.db, context, coupon.companyId)
    return applyOutcome(context.db, changeCouponForAdmin(coupon, values as AdminCouponChange, facts))
  },
  acts: {
    pause: (context, id) => becomeCoupon(context, id, 'paused'),
    resume: (context, id) => becomeCoupon(context, id, 'active'),
  },
}

function becomeCoupon(context: DeedContext, id: string, status: Coupon['status']) {
  const coupon = found(context.db.coupons.find(id))
  const facts = couponFacts(context.db, context, coupon.companyId)
  return applyOutcome(context.db, changeCouponStatus(coupon, status, facts))
}

async function giveExpense(context: DeedContext, id: string, command: ExpenseCommand): Promise<void> {
  const { companyId } = found(context.db.expenses.find(id))
  await carryOutExpense(context.db, actingFor(context, companyId), command)
}

/** The deeds of an admin with an expense: by the commands of its arena (decision 077). */
export const expenseDeeds: Deeds = {
  create: async (context, { companyId, ...values }) => {
    const facts = values as ExpenseFacts
    const kind = fitsKind(facts.category, 'income') ? 'income' : 'expense'
    const by = actingFor(context, arenaOf(context.db, companyId).id)
    const { changes } = await carryOutExpense(context.db, by, {
      ...facts,
      type: 'create',
      kind,
      repeats: 'once',
    })
    return found(changes.expenses[0]).id
  },
  same: ({ db }, { companyId, description, amountCents, dueDay }) =>
    db.expenses
      .by('companyId', arenaOf(db, companyId).id)
      .some(
        (each) =>
          each.description === description && each.amountCents === amountCents && each.dueDay === dueDay,
      ),
  change: (context, expenseId, values) => {
    const { description, supplier, category, amountCents, dueDay, method, note, version, series } = found(
      context.db.expenses.find(expenseId),
    )
    const facts = { description, supplier, category, amountCents, dueDay, method, note }
    const scope = series === null ? {} : { scope: 'one' as const }
    return giveExpense(context, expenseId, {
      ...facts,
      ...(values as Partial<typeof facts>),
      ...scope,
      type: 'change',
      expenseId,
      version,
    })
  },
  remove: (context, id) => giveExpense(context, id, { type: 'delete', expenseIds: [id], scope: 'one' }),
}
