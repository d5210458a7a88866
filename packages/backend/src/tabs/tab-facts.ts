import { dueAtVenue } from '@campo-livre/domain/bookings/money/due-at-venue.ts'
import type { TabChangeFacts } from '@campo-livre/domain/tabs/operations.ts'
import type { BookingFact, ProductFact } from '@campo-livre/domain/tabs/tab-context.ts'
import type { Database } from '../store/database.ts'
import { newTabCode } from '../store/ids.ts'
import { tabOf } from '../bookings/booking-data.ts'
import type { CompanyRecord } from '../store/records.ts'
import { stockFacts } from '../stock/move-stock.ts'
import { drawerOf } from '../tills/till-entries.ts'

/** Somebody who changes a tab of a company, null for nobody who is known, and the ISO instant. */
export type TabActor = { company: CompanyRecord; now: string; userId: string | null }

/** Returns what a change of a tab is judged by. `pixCode` is the code of the payment that it asks for; null for none. */
export function tabFacts(
  db: Database,
  { company, now, userId }: TabActor,
  pixCode: string | null,
): TabChangeFacts {
  return {
    data: {
      companyId: company.id,
      sellsBeyondStock: company.sellsBeyondStock === true,
      tab: (id) => db.tabs.find(id),
      product: (id) => productFact(db, company, id),
      booking: (id) => bookingFact(db, company, id),
      done: (id) => db.tabCommands.find(id),
    },
    at: now,
    byId: userId,
    code: newTabCode((each) => db.tabs.taken('code', each)),
    pixCode,
    companyName: company.name,
    stock: stockFacts(db, company.id, { now, userId }),
    booking: (id) => db.bookings.find(id),
    drawer: () => drawerOf(db, company),
  }
}

function productFact(db: Database, company: CompanyRecord, id: string): ProductFact | undefined {
  const product = db.products.find(id)
  if (product?.companyId !== company.id) return undefined
  const { name, priceCents, status, stock } = product
  return { id, name, priceCents, sold: status === 'active', stock }
}

function bookingFact(db: Database, company: CompanyRecord, id: string): BookingFact | undefined {
  const booking = db.bookings.find(id)
  if (booking?.companyId !== company.id) return undefined
  if (booking.status !== 'confirmed' && booking.status !== 'completed') return undefined
  const { code, athleteId, fieldId } = booking
  return {
    id,
    code,
    fieldName: db.fields.find(fieldId)?.name ?? 'Campo',
    athleteId,
    dueCents: dueAtVenue(booking),
    onTab: tabOf(db, id)?.code ?? null,
  }
}
