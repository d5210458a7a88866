import { createDealSpec, endDealSpec, listDealsSpec } from '@campo-livre/contract/deals/calls.ts'
import type { DealRow } from '@campo-livre/domain/deals/deal.ts'
import { dealStatus } from '@campo-livre/domain/deals/deal-status.ts'
import { measureDeal } from '@campo-livre/domain/deals/measure-deal.ts'
import * as operations from '@campo-livre/domain/deals/operations.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { CompanyRecord, DealRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { profitData } from '../financial/profit-data.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { requireCompany } from '../ownership/own-company.ts'
import { owned } from '../ownership/owned.ts'

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
  const { id: companyId } = company
  const today = localDay(company.timeZone, now)
  const outcome = operations.createDeal(body, {
    id: newId('deal'),
    companyId,
    today,
    at: now,
    fields: db.fields.by('companyId', companyId),
    deals: db.deals.by('companyId', companyId),
    profit: profitData(db, company, operations.judgedDays(today), now),
  })
  const { changes } = await applyOutcome(db, outcome)
  return ok(toRow(db, company, changes.deals[0], now), { status: 201, message: 'Oferta no ar.' })
})

/** Ends a price of idle hours (N9). */
export const endDeal = answer(
  owned(endDealSpec, 'deals', 'arena'),
  async ({ db, now, row: deal, company }) => {
    const today = localDay(company.timeZone, now)
    const { changes } = await applyOutcome(db, operations.endDeal(deal, { today, at: now }))
    return ok(toRow(db, company, changes.deals[0], now), { message: 'Oferta encerrada.' })
  },
)
