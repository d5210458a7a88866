import { createDealSpec } from '@campo-livre/contract/deals/create-deal.ts'
import { endDealSpec } from '@campo-livre/contract/deals/end-deal.ts'
import { listDealsSpec } from '@campo-livre/contract/deals/list-deals.ts'
import type { DealFacts, DealRow } from '@campo-livre/domain/deals/deal.ts'
import { dealsMeet, dealStatus } from '@campo-livre/domain/deals/deal-status.ts'
import { evenOf } from '@campo-livre/domain/deals/even-of.ts'
import { dearerFields, isBelowEven, type Priced } from '@campo-livre/domain/deals/usual-hour.ts'
import { pricingOn } from '@campo-livre/domain/fields/price.ts'
import { measureDeal } from '@campo-livre/domain/deals/measure-deal.ts'
import { cellsOf } from '@campo-livre/domain/financial/hours/cells-of.ts'
import { profitOf } from '@campo-livre/domain/financial/hours/profit-of.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { addDays, localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { CompanyRecord, DealRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { invalid, notFound, Refused } from '../http/refused.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { profitData } from '../financial/profit-data.ts'

/** The days by which the price is judged at which hours pay for themselves. */
const JUDGED_DAYS = 91

function toRow(db: Database, { id, timeZone }: CompanyRecord, deal: DealRecord, now: string): DealRow {
  const bookings = db.bookings.by('companyId', id)
  return {
    ...deal,
    status: dealStatus(deal, localDay(timeZone, now)),
    result: measureDeal(deal, { timeZone, now, bookings }),
  }
}

/** Lists the company's prices of idle hours (N9). */
export const listDeals = answer(listDealsSpec, ({ db, now, user }) => {
  const company = requireCompany(db, user)
  const own = db.deals.by('companyId', company.id).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  return ok(own.map((deal) => toRow(db, company, deal, now)))
})

/** Makes a price for idle hours (N9). */
export const createDeal = answer(createDealSpec, async ({ db, now, user, body }) => {
  const company = requireCompany(db, user)
  const today = localDay(company.timeZone, now)
  const { belowEven, ...facts } = body
  const fields = db.fields.by('companyId', company.id).filter(({ id }) => facts.fieldIds.includes(id))
  if (fields.length < new Set(facts.fieldIds).size) throw invalid('fieldIds', 'Escolha campos da sua arena.')
  if (facts.until < today) throw invalid('until', 'Esse dia já passou.')
  const priced = fields.map((field) => ({
    ...pricingOn(field, facts.from),
    slotMinutes: field.slotMinutes,
    name: field.name,
  }))
  requireCheaper(priced, facts)
  const others = db.deals.by('companyId', company.id)
  if (others.some((deal) => dealStatus(deal, today) !== 'ended' && dealsMeet(deal, facts)))
    throw new Refused('conflict', 'Já tem uma oferta nesses horários. Encerre a outra antes.')
  const data = profitData(db, company, { from: addDays(today, 1 - JUDGED_DAYS), to: today }, now)
  const { hours } = profitOf(data, { from: addDays(today, 1 - JUDGED_DAYS), to: today })
  const places = new Set(facts.fieldIds.flatMap((id) => data.takes(id)))
  const even = evenOf(cellsOf(hours.filter(({ fieldId }) => places.has(fieldId))), facts)
  if (even !== null && isBelowEven(priced, facts, even) && !belowEven)
    throw new Refused('conflict', `Por menos de ${formatCents(even)} a hora não se paga.`, {
      errors: { belowEven: ['Diga que é isso mesmo, ou suba o preço.'] },
    })
  const deal = await db.deals.insert({
    id: newId('deal'),
    companyId: company.id,
    ...facts,
    createdAt: now,
    endedAt: null,
  })
  return ok(toRow(db, company, deal, now), { status: 201, message: 'Oferta no ar.' })
})

/**
 * Refuses a deal that is no discount: at its price where that is so on every field, else at the fields, a sentence for
 * each.
 */
function requireCheaper(fields: readonly (Priced & { name: string })[], facts: DealFacts): void {
  const dearer = dearerFields(fields, facts)
  if (dearer.length === 0) return
  const highest = Math.max(...dearer.map(({ usualCents }) => usualCents))
  if (dearer.length === fields.length)
    throw invalid(
      facts.percent === undefined ? 'hourCents' : 'percent',
      `Use menos que o preço de hoje, ${formatCents(highest)} a hora.`,
    )
  const sentences = dearer.map(
    ({ field, usualCents }) =>
      `${field.name} já custa ${formatCents(usualCents)} a hora: não fica mais barato.`,
  )
  throw new Refused('invalid', sentences[0] ?? '', { errors: { fieldIds: sentences } })
}

/** Ends a price of idle hours (N9). */
export const endDeal = answer(endDealSpec, async ({ db, now, user, params: { id } }) => {
  const company = requireCompany(db, user)
  const deal = db.deals.find(id)
  if (deal?.companyId !== company.id) throw notFound()
  if (dealStatus(deal, localDay(company.timeZone, now)) === 'ended')
    throw new Refused('conflict', 'Essa oferta já terminou.')
  const ended = await db.deals.update(id, { endedAt: now })
  return ok(toRow(db, company, ended, now), { message: 'Oferta encerrada.' })
})
