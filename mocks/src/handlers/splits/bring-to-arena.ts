import { counterPartOf } from '@campo-livre/domain/bookings/counter-part.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { counterSum } from '@campo-livre/domain/bookings/venue-part.ts'
import type { Account } from '@campo-livre/domain/payments/account.ts'
import { payableCents } from '@campo-livre/domain/payments/account-sum.ts'
import type { SplitPayment, SplitSource } from '@campo-livre/domain/splits/split.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import type { CompanyRecord, SplitRecord } from '../../db/records.ts'
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
    await account.pay({ paymentId: paymentIdOf(payment, source), method, amountCents, userId })
  }
}

/** Returns the cents that the arena of a bill is still owed of it: credit there pays no more than that. */
export function owedToArena(db: Database, now: string, split: SplitRecord): number {
  return split.items.reduce((sum, { source, cents }) => {
    const account = source && accountOf(db, now, source)
    if (!account) return sum
    return sum + Math.min(Math.max(0, cents - broughtTo(split, account.account)), account.payable)
  }, 0)
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
}

function accountOf(db: Database, now: string, source: SplitSource): ArenaAccount | undefined {
  return source.kind === 'tab' ? tabAccount(db, now, source.id) : bookingAccount(db, now, source.id)
}

const asked = ({ paymentId, method, amountCents }: Brought) =>
  method === 'credit'
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
      if (brought.method === 'pix') await carryOut(db, by, { ...told(brought.paymentId), tabId })
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
      if (brought.method === 'pix') await carryOutBooking(db, by, { ...told(brought.paymentId), bookingId })
    },
  }
}

const byOf = (company: CompanyRecord, now: string, { method, userId }: Brought) => ({
  company,
  now,
  userId: method === 'credit' ? userId : null,
})
