import type { AskForSeries, SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import { slotReport } from '@campo-livre/domain/series/slot-report.ts'
import { slotWords } from '@campo-livre/domain/series/slot-words.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord, SeriesRequestRecord } from '../store/records.ts'
import { notFound } from '../http/refused.ts'
import { toCompanySummary } from '../companies/to-company.ts'
import { notify } from '../notifications/notify.ts'
import { seriesContext } from './series-context.ts'

/** Returns the arena that may be asked for a slot of a field; 404 for one that is not online. */
export function askedCompany(db: Database, fieldId: string): CompanyRecord {
  const field = db.fields.find(fieldId)
  const company = field && db.companies.find(field.companyId)
  if (field?.status !== 'active' || company?.status !== 'approved') throw notFound()
  return company
}

/** Returns the clash report of a slot, with names for the arena alone. */
export function reportOf(
  db: Database,
  now: string,
  {
    company,
    wish,
    names,
  }: { company: CompanyRecord; wish: Omit<AskForSeries, 'id' | 'note'>; names: boolean },
) {
  const { data } = seriesContext(db, { company, now, userId: null })
  return slotReport(wish, { data, at: now, names })
}

/** Returns a request as the arena, or its athlete, sees it. */
export function toRequest(
  db: Database,
  now: string,
  request: SeriesRequestRecord,
  names: boolean,
): SeriesRequestDetail {
  const company = db.companies.find(request.companyId)
  if (!company) throw notFound()
  const wish = request.offer ?? request.wish
  return {
    ...request,
    fieldName: db.fields.find(wish.fieldId)?.name ?? 'Campo',
    company: toCompanySummary(company),
    report: reportOf(db, now, { company, wish, names }),
  }
}

/** Tells the arena of a request, or of what its athlete answered. */
export async function tellArena(db: Database, request: SeriesRequestRecord): Promise<void> {
  const what = {
    open: 'pediu um horário fixo',
    accepted: 'aceitou o horário fixo que você ofereceu',
    declined: 'não quis o horário fixo que você ofereceu',
    withdrawn: 'retirou o pedido de horário fixo',
    offered: '',
    refused: '',
  }[request.status]
  const slot = slotWords(request.offer ?? request.wish)
  await notify(db, db.companies.find(request.companyId)?.ownerId ?? null, {
    kind: 'new-bookings',
    type: 'message',
    message: `${request.customerName} ${what}: ${slot}.`,
    about: { userId: request.athleteId, nameless: `Pedido de horário fixo: ${slot}.` },
    actionText: 'Ver mensalistas',
    actionUrl: '/company/series',
  })
}

/** Tells the athlete what the arena answered; of an accepted request the series itself tells. */
export async function tellAthlete(db: Database, request: SeriesRequestRecord): Promise<void> {
  const arena = db.companies.find(request.companyId)?.name ?? 'A arena'
  if (request.status !== 'refused' && request.status !== 'offered') return
  const message =
    request.status === 'refused'
      ? `${arena} não pode fazer esse horário fixo: ${slotWords(request.wish)}. Motivo: ${request.reason ?? ''}`
      : `${arena} oferece outro horário fixo: ${slotWords(request.offer ?? request.wish)}. Você aceita?`
  await notify(db, request.athleteId, {
    kind: 'bookings',
    type: 'message',
    message,
    actionText: 'Ver o pedido',
    actionUrl: `/atleta/reservas?pedido=${request.id}`,
  })
}
