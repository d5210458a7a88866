import * as z from 'zod/mini'
import { companySummarySchema } from '../companies/company-summary.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import { madeId } from '../text/made-id.ts'
import { reasonText } from '../text/reason-text.ts'
import { daySchema, instantSchema } from '../time/zone.ts'
import { seriesCommandSchema, type SeriesCommandOf } from './command.ts'
import { segmentSchema, seriesTermsSchema } from './series.ts'

/** The slot that is asked for; its first date gives the weekday. */
const wishSchema = z.pick(segmentSchema, {
  fieldId: true,
  from: true,
  startMinute: true,
  minutes: true,
  every: true,
})

/** The slot and the terms that an arena offers. */
const offerSchema = z.extend(wishSchema, {
  priceCents: z.int('Informe o preço, como 120,00.').check(z.minimum(0, 'O preço não pode ser negativo.')),
  terms: seriesTermsSchema,
  /** A word to the athlete; empty for none. */
  message: z.string().check(z.trim(), z.maxLength(500, 'Use até 500 caracteres.')),
})

/** The body by which an athlete asks for a fixed slot. */
export const askForSeriesSchema = z.extend(wishSchema, {
  /** Made by the client: a request counts once. */
  id: madeId,
  note: z.string().check(z.trim(), z.maxLength(500, 'Use até 500 caracteres.')),
})
export type AskForSeries = z.infer<typeof askForSeriesSchema>

/** A request of an athlete for a fixed slot. */
export const seriesRequestSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  athleteId: z.string(),
  customerName: z.string(),
  customerPhone: z.nullable(z.string()),
  wish: wishSchema,
  note: z.string(),
  createdAt: instantSchema,
  /** `offered`: the arena has answered with another hour. */
  status: z.enum(['open', 'offered', 'accepted', 'refused', 'declined', 'withdrawn']),
  offer: z.nullable(offerSchema),
  /** The reason of a refusal. */
  reason: z.nullable(z.string()),
  answeredAt: z.nullable(instantSchema),
  /** The series that came of it. */
  seriesId: z.nullable(z.string()),
})
export type SeriesRequest = z.infer<typeof seriesRequestSchema>

/** The dates of a request that are not free; `takenBy` is never told to an athlete. */
const clashSchema = z.object({
  day: daySchema,
  state: z.enum(['taken', 'closed']),
  takenBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})

/** The clash report of a slot over the next 52 weeks. */
export const slotReportSchema = z.object({
  freeCount: z.int(),
  clashes: z.array(clashSchema),
  /** The price of its first free date by the field's rules, in cents; null where none is free. */
  priceCents: z.nullable(z.int()),
})
export type SlotReport = z.infer<typeof slotReportSchema>

/** A request in an answer of the server, with the clash report of the slot that it is about now. */
export const seriesRequestDetailSchema = z.extend(seriesRequestSchema, {
  fieldName: z.string(),
  company: companySummarySchema,
  report: slotReportSchema,
})
export type SeriesRequestDetail = z.infer<typeof seriesRequestDetailSchema>

/** The answer of an arena: the command that makes the series, another hour, or a refusal. */
export const arenaAnswerSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('accept'), command: seriesCommandSchema }),
  z.extend(offerSchema, { do: z.literal('offer') }),
  z.object({ do: z.literal('refuse'), reason: reasonText('Conte por que não dá.') }),
])
export type ArenaAnswer = z.infer<typeof arenaAnswerSchema>

/** The answer of an athlete to another hour, or the end of their request. `id`: of the command that makes the series. */
export const athleteAnswerSchema = z.object({ id: madeId, do: z.enum(['accept', 'decline', 'withdraw']) })
export type AthleteAnswer = z.infer<typeof athleteAnswerSchema>

/** The request after an answer, and the command that makes the series, where it makes one. */
export type Answered =
  | { ok: true; request: SeriesRequest; command: SeriesCommandOf<'create'> | null }
  | Refusal

/** Answers a request for the arena. A series that it makes is that of the request's athlete. */
export function answerForArena(request: SeriesRequest, answer: ArenaAnswer, at: string): Answered {
  if (request.status !== 'open' && request.status !== 'offered')
    return refuse('invalid_transition', 'Esse pedido já foi respondido.')
  if (answer.do === 'refuse')
    return {
      ok: true,
      request: { ...request, status: 'refused', reason: answer.reason, answeredAt: at },
      command: null,
    }
  if (answer.do === 'offer') {
    const { do: _, ...offer } = answer
    return { ok: true, request: { ...request, status: 'offered', offer, answeredAt: at }, command: null }
  }
  if (answer.command.type !== 'create') return refuse('invalid', 'Um pedido aceito faz um novo mensalista.')
  const command = { ...answer.command, customer: athleteOf(request) }
  return accepted(request, command, at)
}

/** Answers for the athlete. Dates of an accepted offer that are not free, as its report told, are left out. */
export function answerForAthlete(
  request: SeriesRequest,
  answer: AthleteAnswer,
  { at, report }: { at: string; report: SlotReport },
): Answered {
  const { status, offer } = request
  if (answer.do === 'withdraw') {
    if (status !== 'open' && status !== 'offered')
      return refuse('invalid_transition', 'Esse pedido já foi respondido.')
    return { ok: true, request: { ...request, status: 'withdrawn' }, command: null }
  }
  if (status !== 'offered' || offer === null)
    return refuse('invalid_transition', 'Não há nenhum horário à espera da sua resposta.')
  if (answer.do === 'decline') return { ok: true, request: { ...request, status: 'declined' }, command: null }
  const { message: _message, ...slot } = offer
  const choices = report.clashes.map(({ day }) => ({ day, do: 'skip' as const }))
  const command = {
    ...slot,
    type: 'create' as const,
    id: answer.id,
    seriesId: `ser-${request.id}`,
    customer: athleteOf(request),
    until: null,
    note: '',
    choices,
  }
  return accepted(request, command, at)
}

const athleteOf = ({ athleteId }: SeriesRequest) => ({ kind: 'athlete' as const, athleteId })

function accepted(request: SeriesRequest, command: SeriesCommandOf<'create'>, at: string): Answered {
  const { seriesId } = command
  return { ok: true, request: { ...request, status: 'accepted', seriesId, answeredAt: at }, command }
}
