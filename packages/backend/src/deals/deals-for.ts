import type { Calendar } from '@campo-livre/domain/bookings/day/calendar.ts'
import type { PricingDeal } from '@campo-livre/domain/deals/deal-price.ts'
import type { Database } from '../store/database.ts'
import type { DealRecord, FieldRecord, UserRecord } from '../store/records.ts'

const none: readonly PricingDeal[] = []

/**
 * Returns the deals of a field that a visitor may have (N9): those for everyone, and those for people who have played at
 * the arena, have asked it for a fixed slot, or have one of its fields among their favourites.
 */
export function dealsFor(
  db: Database,
  field: Pick<FieldRecord, 'id' | 'companyId'>,
  user: UserRecord | null,
): readonly PricingDeal[] {
  const own = db.deals.by('companyId', field.companyId)
  if (own.length === 0) return none
  return own
    .filter((deal) => deal.endedAt === null && deal.fieldIds.includes(field.id) && isFor(db, deal, user))
    .map(toPricing)
}

/** Returns the deals of an arena for everyone, by which its counter sells too, each with its fields (N9). */
export function dealsAtCounter(db: Database, companyId: string): NonNullable<Calendar['deals']> {
  return db.deals
    .by('companyId', companyId)
    .filter(({ endedAt, audience }) => endedAt === null && audience === 'everyone')
    .map((deal) => ({ ...toPricing(deal), fieldIds: deal.fieldIds }))
}

function toPricing(deal: DealRecord): PricingDeal {
  const { id, weekdays, fromMinute, toMinute, hourCents, percent, from, until } = deal
  const priced = percent === undefined ? { hourCents } : { hourCents, percent }
  return { id, weekdays, fromMinute, toMinute, ...priced, from, until }
}

function isFor(db: Database, { audience, companyId }: DealRecord, user: UserRecord | null): boolean {
  if (audience === 'everyone') return true
  if (user === null) return false
  if (audience === 'favourites')
    return (user.favourites ?? []).some((id) => db.fields.find(id)?.companyId === companyId)
  return audience === 'players'
    ? db.bookings
        .by('athleteId', user.id)
        .some((booking) => booking.companyId === companyId && booking.confirmedAt !== null)
    : db.seriesRequests
        .by('companyId', companyId)
        .some(({ athleteId, status }) => athleteId === user.id && (status === 'open' || status === 'offered'))
}
