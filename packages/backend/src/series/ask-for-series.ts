import { askForSeriesSpec } from '@campo-livre/contract/series/ask-for-series.ts'
import { refusedFirstDay } from '@campo-livre/domain/series/first-day.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound, Refused } from '../http/refused.ts'
import { askedCompany, tellArena, toRequest } from './series-requests.ts'

/** The most open requests of a person at one arena. */
const MAX_OPEN = 3

/** Asks an arena for a fixed slot (N8). */
export const askForSeries = answer(askForSeriesSpec, async ({ db, now, user, body }) => {
  const company = askedCompany(db, body.fieldId)
  const known = db.seriesRequests.find(body.id)
  if (known && known.athleteId !== user.id) throw notFound()
  if (known) return ok(toRequest(db, now, known, false), { message: 'Pedido enviado.' })
  const refused = refusedFirstDay(body.from, company.timeZone, now)
  if (refused) throw new Refused(refused.code, refused.message)
  const open = db.seriesRequests
    .by('athleteId', user.id)
    .filter(({ companyId, status }) => companyId === company.id && status === 'open')
  if (open.length >= MAX_OPEN)
    throw new Refused('conflict', 'Você já tem 3 pedidos à espera nesta arena. Aguarde a resposta.')
  const { id, note, ...wish } = body
  const request = await db.seriesRequests.insert({
    id,
    companyId: company.id,
    athleteId: user.id,
    customerName: user.name,
    customerPhone: user.phone,
    wish,
    note,
    createdAt: now,
    status: 'open',
    offer: null,
    reason: null,
    answeredAt: null,
    seriesId: null,
  })
  await tellArena(db, request)
  return ok(toRequest(db, now, request, false), { message: 'Pedido enviado.' })
})
