import { counterPartOf } from '@campo-livre/domain/bookings/counter-part.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { counterSum } from '@campo-livre/domain/bookings/venue-part.ts'
import type { Account } from '@campo-livre/domain/payments/account.ts'
import { payableCents } from '@campo-livre/domain/payments/account-sum.ts'
import { billKey, type OpenBill } from '@campo-livre/domain/expenses/statement/bill.ts'
import { isFreed, type StatementStep } from '@campo-livre/domain/payments/statement-payment.ts'
import type { SplitPayment, SplitSource } from '@campo-livre/domain/splits/split.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { CompanyRecord, SplitRecord } from '../store/records.ts'
import { carryOutBooking } from '../bookings/carry-out.ts'
import { tabOf } from '../bookings/booking-data.ts'
import { carryOut } from '../tabs/carry-out.ts'

/** The id of the payment by which a share pays a booking or a tab: once, whatever happens again. */
const paymentIdOf = ({ id }: Pick<SplitPayment, 'id'>, { kind }: SplitSource) => `${id}-${kind}`

/** Returns the cents that a bill has brought an account. */
export function broughtTo(
  split: SplitRecord,
  { payments, credits = [] }: Pick<Account, 'payments' | 'credits'>,
): number {
  const ids = new Set(split.payments.flatMap((payment) => [`${payment.id}-tab`, `${payment.id}-booking`]))
  return [...payments, ...credits].reduce(
    (sum, { id, amountCents, voided }) => sum + (voided || !ids.has(id) ? 0 : amountCents),
    0,
  )
}

/**
 * Brings what a share was paid by Pix, card or credit to the booking and the tabs of the bill, up to what they are still owed,
 * by the accounts that they have anyway: so till and finances count it once, and the arena sees one booking. The rest is
 * the organiser's, who has paid it or pays it.
 */
export async function bringToArena(
  db: Database,
  now: string,
  split: SplitRecord,
  payment: SplitPayment,
): Promise<void> {
  let left = payment.cents
  for (const { source, cents } of split.items) {
    if (source === null || left === 0) continue
    const account = accountOf(db, now, source)
    if (!account) continue
    const wanted = Math.max(0, cents - broughtTo(split, account.account))
    const amountCents = Math.min(left, wanted, account.payable)
    if (amountCents === 0) continue
    left -= amountCents
    const method = payment.kind === 'card' || payment.kind === 'credit' ? payment.kind : 'pix'
    const userId = split.people.find(({ id }) => id === payment.personId)?.userId ?? null
    const { paidAt, statementKey } = payment
    const statement =
      paidAt === null || statementKey === undefined ? null : { amountCents, paidAt, statementKey }
    await account.pay({ paymentId: paymentIdOf(payment, source), method, amountCents, userId, statement })
  }
}

/** Takes what a statement brought for a share back from the booking and the tabs of the bill: it was never for them. */
export async function freeAtArena(
  db: Database,
  now: string,
  split: SplitRecord,
  payment: SplitPayment,
): Promise<void> {
  for (const { source } of split.items) {
    if (source === null) continue
    const paymentId = paymentIdOf(payment, source)
    const thing = source.kind === 'tab' ? db.tabs.find(source.id) : db.bookings.find(source.id)
    const company = thing && db.companies.find(thing.companyId)
    if (!company) continue
    const account = 'openedAt' in thing ? thing : counterPartOf(thing)
    if (!account.payments.some((each) => isFreed(each, paymentId))) continue
    const by = { company, now, userId: null }
    const step = { type: 'statement' as const, id: newId('cmd'), paymentId, paid: null }
    await (source.kind === 'tab'
      ? carryOut(db, by, { ...step, tabId: source.id })
      : carryOutBooking(db, by, { ...step, bookingId: source.id }))
  }
}

/** Returns the cents that the arena of a bill is still owed of it: credit there pays no more than that. */
export function owedToArena(db: Database, now: string, split: SplitRecord): number {
  return arenaAccounts(db, now, split).reduce((sum, { leftCents }) => sum + leftCents, 0)
}

/** Returns what the booking and the tabs of a bill still take of it, in the order in which they are paid. */
export function arenaAccounts(db: Database, now: string, split: SplitRecord): OpenBill['accounts'] {
  return split.items.flatMap(({ source, cents }) => {
    const account = source && accountOf(db, now, source)
    if (!account) return []
    const wanted = Math.max(0, cents - broughtTo(split, account.account))
    const ref = { of: source.kind, id: source.id }
    return [{ id: billKey(ref), leftCents: Math.min(wanted, account.payable) }]
  })
}

type ArenaAccount = {
  account: Pick<Account, 'payments' | 'credits'>
  payable: number
  pay: (brought: Brought) => Promise<void>
}

type Brought = {
  paymentId: string
  method: 'pix' | 'card' | 'credit'
  amountCents: number
  /** The person whose share it is; null for a guest. Their credit is what it takes. */
  userId: string | null
  /** The transaction of a bank's statement that brought it; null where none did. */
  statement: StatementStep['paid']
}

function accountOf(db: Database, now: string, source: SplitSource): ArenaAccount | undefined {
  return source.kind === 'tab' ? tabAccount(db, now, source.id) : bookingAccount(db, now, source.id)
}

const asked = ({ paymentId, method, amountCents, statement }: Brought) =>
  statement
    ? { type: 'statement' as const, id: newId('cmd'), paymentId, paid: statement }
    : method === 'credit'
      ? { type: 'pay_by_credit' as const, id: newId('cmd'), paymentId, amountCents }
      : {
          type: 'pay' as const,
          id: newId('cmd'),
          receivedCents: null,
          paymentId,
          method,
          amountCents,
          lines: [],
        }
/** Returns whether a code is asked for first, and then told as paid. */
const isCode = ({ method, statement }: Brought) => method === 'pix' && statement === null
const told = (paymentId: string) => ({ type: 'pix_paid' as const, id: newId('cmd'), paymentId })

function tabAccount(db: Database, now: string, tabId: string): ArenaAccount | undefined {
  const tab = db.tabs.find(tabId)
  const company = tab && db.companies.find(tab.companyId)
  if (!company || (tab.status !== 'open' && tab.status !== 'closed')) return undefined
  return {
    account: tab,
    payable: payableCents(tabSum(tab)),
    pay: async (brought) => {
      const by = byOf(company, now, brought)
      await carryOut(db, by, { ...asked(brought), tabId })
      if (isCode(brought)) await carryOut(db, by, { ...told(brought.paymentId), tabId })
    },
  }
}

function bookingAccount(db: Database, now: string, bookingId: string): ArenaAccount | undefined {
  const booking = db.bookings.find(bookingId)
  const company = booking && db.companies.find(booking.companyId)
  if (!company || tabOf(db, company, bookingId)) return undefined
  const status = statusAt(booking, now)
  if (status !== 'confirmed' && status !== 'completed') return undefined
  return {
    account: counterPartOf(booking),
    payable: payableCents(counterSum(booking)),
    pay: async (brought) => {
      const by = byOf(company, now, brought)
      await carryOutBooking(db, by, { ...asked(brought), bookingId })
      if (isCode(brought)) await carryOutBooking(db, by, { ...told(brought.paymentId), bookingId })
    },
  }
}

const byOf = (company: CompanyRecord, now: string, { method, userId }: Brought) => ({
  company,
  now,
  userId: method === 'credit' ? userId : null,
})
