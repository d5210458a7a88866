import { counterPartOf } from '@campo-livre/domain/bookings/money/counter-part.ts'
import type { Account } from '@campo-livre/domain/payments/account.ts'
import { billAccount } from '@campo-livre/domain/series/bill.ts'
import type { BillRef } from '@campo-livre/domain/expenses/statement/bill.ts'
import type { AccountStep } from '@campo-livre/domain/payments/account-step.ts'
import type { TabChange } from '@campo-livre/domain/tabs/command.ts'
import type { Database } from '../store/database.ts'
import { applyBookingCommand } from '../bookings/apply-booking-command.ts'
import { carryOutSeries } from '../series/apply-series-command.ts'
import { applyTabCommand } from '../tabs/apply-tab-command.ts'

/** A thing that has an account of its own at an arena. */
export type AccountRef = Exclude<BillRef, { of: 'share' }>

/** The id of a command and its step. */
export type IdentifiedStep = AccountStep & { id: string }

/** The instant of a step, and its author; null for a bank, or for nobody who is known. */
export type StepBy = { now: string; userId: string | null }

/**
 * Carries out a step of a payment on the account of a tab, of a booking at the counter, or of a month of a fixed slot, by
 * the command of its area. Nothing happens where that is gone. Throws what refuses it.
 */
export async function stepOnAccount(
  db: Database,
  by: StepBy,
  ref: AccountRef,
  step: IdentifiedStep,
): Promise<void> {
  const company = db.companies.find(rowOf(db, ref)?.companyId ?? '')
  if (!company) return
  const from = { company, ...by }
  if (ref.of === 'tab') {
    const tabId = ref.id
    const command: TabChange =
      step.type === 'pay' ? { ...step, lines: step.lines ?? [], tabId } : { ...step, tabId }
    await applyTabCommand(db, from, command)
  } else if (ref.of === 'series')
    await carryOutSeries(db, from, { ...step, seriesId: ref.id, month: ref.month })
  else if (step.type !== 'pay_by_card' && step.type !== 'card_decided')
    await applyBookingCommand(db, from, { ...step, bookingId: ref.id })
}

/** Returns the account of a bill that has one of its own; undefined where it is gone. */
export function accountOf(db: Database, ref: AccountRef): Pick<Account, 'payments'> | undefined {
  if (ref.of === 'tab') return db.tabs.find(ref.id)
  if (ref.of === 'booking') {
    const booking = db.bookings.find(ref.id)
    return booking && counterPartOf(booking)
  }
  const series = db.series.find(ref.id)
  return series && billAccount(series, ref.month)
}

function rowOf(db: Database, { of, id }: AccountRef) {
  if (of === 'tab') return db.tabs.find(id)
  return of === 'series' ? db.series.find(id) : db.bookings.find(id)
}
