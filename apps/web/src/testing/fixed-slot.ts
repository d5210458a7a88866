import type { SeriesCommandOf } from '@campo-livre/domain/series/command.ts'
import { seriesPreviewSchema } from '@campo-livre/domain/series/command.ts'
import { type SeriesRequestDetail, seriesRequestDetailSchema } from '@campo-livre/domain/series/request.ts'
import { type CompanySeries, companySeriesSchema } from '@campo-livre/domain/series/series-answer.ts'
import * as z from 'zod/mini'
import { ask, signInAs } from './ask.ts'
import { backend } from './backend.ts'

const FIELD = 'fld-arena-beira-mar-campo-norte'
/** A Thursday. */
const FROM = '2026-11-26'
const START = 13 * 60

/** Makes a fixed slot for a user, every Thursday at 13h from tomorrow's week on; dates that are taken are left out. */
export async function fixedSlot(
  email: string,
  changes: Partial<SeriesCommandOf<'create'>> = {},
): Promise<CompanySeries> {
  const athleteId = backend.db.users.all().find((user) => user.email === email)?.id ?? ''
  const command = {
    type: 'create' as const,
    id: 'make-fixed-slot',
    seriesId: 'fixed-slot',
    customer: { kind: 'athlete' as const, athleteId },
    fieldId: FIELD,
    from: FROM,
    until: null,
    startMinute: START,
    minutes: 60,
    priceCents: 12_000,
    every: 1 as const,
    terms: { giveBackHours: 24, credit: 'always' as const, dueDay: 10 },
    note: '',
    choices: [],
    ...changes,
  }
  const token = await signInAs('empresa@campolivre.test')
  const preview = z.parse(seriesPreviewSchema, await ask('/api/company/series/preview', command, token))
  const choices = preview.dates.flatMap(({ day, state }) =>
    state === 'free' ? [] : [{ day, do: 'skip' as const }],
  )
  return z.parse(
    companySeriesSchema,
    await ask('/api/company/series/commands', { ...command, choices }, token),
  )
}

/** Asks for a fixed slot as a user, every Thursday at 13h from 26 November on; the arena has not answered. */
export async function askedSlot(email: string): Promise<SeriesRequestDetail> {
  const wish = { fieldId: FIELD, from: FROM, startMinute: START, minutes: 60, every: 1, note: 'Somos 14' }
  const token = await signInAs(email)
  return z.parse(
    seriesRequestDetailSchema,
    await ask('/api/series/requests', { ...wish, id: 'asked-slot' }, token),
  )
}

/** Answers a request as the arena: with another hour, 14h for R$ 90,00, or with a reason not to. */
export async function answerAsked(answer: 'offer' | 'refuse'): Promise<void> {
  const offer = {
    do: 'offer',
    fieldId: FIELD,
    from: FROM,
    startMinute: START + 60,
    minutes: 60,
    every: 1,
    priceCents: 9000,
    terms: { giveBackHours: 24, credit: 'if_resold', dueDay: 10 },
    message: 'Às 14h dá.',
  }
  const body = answer === 'offer' ? offer : { do: 'refuse', reason: 'Já é de outro grupo.' }
  await ask('/api/company/series/requests/asked-slot/answer', body, await signInAs('empresa@campolivre.test'))
}
