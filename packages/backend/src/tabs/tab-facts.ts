import { dueAtVenue } from '@campo-livre/domain/bookings/due-at-venue.ts'
import type { BookingFact, ProductFact, TabContext } from '@campo-livre/domain/tabs/tab-context.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord } from '../store/records.ts'

/** Returns the things of a company by which a command is judged. */
export function tabFacts(db: Database, company: CompanyRecord): TabContext {
  return {
    companyId: company.id,
    sellsBeyondStock: company.sellsBeyondStock === true,
    tab: (id) => db.tabs.find(id),
    product: (id) => productFact(db, company, id),
    booking: (id) => bookingFact(db, company, id),
    done: (id) => db.tabCommands.find(id),
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
  const holder = db.tabs
    .by('companyId', company.id)
    .find(({ status, items }) => status !== 'cancelled' && items.some(({ bookingId }) => bookingId === id))
  return {
    id,
    code,
    fieldName: db.fields.find(fieldId)?.name ?? 'Campo',
    athleteId,
    dueCents: dueAtVenue(booking),
    onTab: holder?.code ?? null,
  }
}
