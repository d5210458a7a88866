import type { SeriesCommandOf } from '@campo-livre/domain/series/command.ts'
import { seriesPreviewSchema } from '@campo-livre/domain/series/command.ts'
import { type CompanySeries, companySeriesSchema } from '@campo-livre/domain/series/series-answer.ts'
import * as z from 'zod/mini'
import { ask, signInAs } from './ask.ts'
import { backend } from './backend.ts'

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
    fieldId: 'fld-arena-beira-mar-campo-norte',
    from: '2026-11-26',
    until: null,
    startMinute: 13 * 60,
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
