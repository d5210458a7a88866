import * as z from 'zod/mini'
import { centsSchema } from '../../money/money.ts'
import { monthSchema } from '../../time/month.ts'
import { daySchema } from '../../time/zone.ts'

/** The bill that somebody owes an arena: a month of a fixed slot, a tab, a booking, or a share of a bill among people. */
export const billRefSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('series'), id: z.string(), month: monthSchema }),
  z.object({ of: z.literal('tab'), id: z.string() }),
  z.object({ of: z.literal('booking'), id: z.string() }),
  z.object({ of: z.literal('share'), id: z.string(), personId: z.string() }),
])
export type BillRef = z.infer<typeof billRefSchema>

/** Returns a text that is the same for the same bill. */
export function billKey(ref: BillRef): string {
  const part = ref.of === 'series' ? ref.month : ref.of === 'share' ? ref.personId : ''
  return `${ref.of} ${ref.id} ${part}`
}

/** A bill that a transaction may pay, as it is told. */
export const offeredBillSchema = z.object({
  ref: billRefSchema,
  /** The name of who owes it. */
  name: z.string(),
  /** The thing that it is for: `Mensalista, novembro`. */
  what: z.string(),
  leftCents: centsSchema,
  dueDay: daySchema,
})
export type OfferedBill = z.infer<typeof offeredBillSchema>

/** A bill that is open. */
export type OpenBill = OfferedBill & {
  /** The day since which it may be paid. */
  since: string
  /**
   * The accounts that its money reaches, in that order, with what each can still take: one of its own, or those of the
   * booking and the tabs of a bill among people.
   */
  accounts: readonly { id: string; leftCents: number }[]
}

/** A bill that a command pays by a transaction, or frees of it: then `paid` is null. */
export type BillEffect = {
  ref: BillRef
  paymentId: string
  paid: { amountCents: number; day: string; statementKey: string } | null
}
