import type { DatedEntry } from '../../financial/dated-entry.ts'
import type { Split } from '../../splits/split.ts'
import { standings } from '../../splits/standing.ts'
import { localDay } from '../../time/zone.ts'
import { billKey, type BillRef, type OpenBill } from './bill.ts'

/** Returns a row of what is open to an arena as a bill that may be paid since a day. */
export function billOfRow(ref: BillRef, { entry }: DatedEntry, since: string): OpenBill {
  const { description, code, customerName, amountCents, day } = entry
  return {
    ref,
    name: customerName ?? '',
    what: code === null ? description : `${description}, ${code}`,
    leftCents: amountCents,
    dueDay: day,
    since,
    accounts: [{ id: billKey(ref), leftCents: amountCents }],
  }
}

/**
 * Returns the open shares of a bill among people that are the arena's as a whole. `accounts` has what its booking and its
 * tabs still take of the bill: money beyond that is the organiser's. A share whose card waits is not open.
 */
export function openShares(split: Split, accounts: OpenBill['accounts']): OpenBill[] {
  if (split.cancelledAt !== null) return []
  const arenaCents = accounts.reduce((sum, { leftCents }) => sum + leftCents, 0)
  const waits = (id: string) =>
    split.payments.some(
      ({ personId, status, kind }) => personId === id && status === 'waiting' && kind === 'card',
    )
  const day = localDay(split.timeZone, split.createdAt)
  return standings(split)
    .filter(({ personId, openCents }) => openCents > 0 && openCents <= arenaCents && !waits(personId))
    .map(({ personId, openCents }) => ({
      ref: { of: 'share', id: split.id, personId },
      name: split.people.find(({ id }) => id === personId)?.name ?? '',
      what: `Parte de ${split.title}`,
      leftCents: openCents,
      dueDay: day,
      since: day,
      accounts,
    }))
}
