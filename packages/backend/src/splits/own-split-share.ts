import { standings } from '@campo-livre/domain/splits/standing.ts'
import type { SplitRecord, UserRecord } from '../store/records.ts'

/** Returns what a bill has of a person: their share and their payments, of others nothing; null where it has none of them. */
export function ownSplitShare(split: SplitRecord, user: UserRecord) {
  const { id, code, title, origin, timeZone, createdAt, cancelledAt, organizerId, people } = split
  const person = people.find(({ userId }) => userId === user.id)
  const mine = organizerId === user.id
  if (!person && !mine) return null
  const own = standings(split).find(({ personId }) => personId === person?.id)
  return {
    id,
    code,
    title,
    origin: mine ? origin : null,
    timeZone,
    createdAt,
    cancelledAt,
    mine,
    share: person &&
      own && {
        name: person.name,
        shareCents: own.shareCents,
        paidCents: own.paidCents,
        openCents: own.openCents,
        creditCents: own.creditCents,
      },
    payments: split.payments
      .filter(({ personId }) => personId === person?.id)
      .map(({ kind, status, cents, paidAt, card }) => ({
        kind,
        status,
        cents,
        paidAt,
        ...(card && { card }),
      })),
  }
}
