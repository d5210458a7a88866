import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { seriesCommandSchema } from '@campo-livre/domain/series/command.ts'
import { refusedFirstDay } from '@campo-livre/domain/series/first-day.ts'
import { isDay } from '../../../lib/resource/filters/filter-problem.ts'
import type { SeriesCommandDraft } from './use-series-command.ts'

/** The fields of a contract's forms that may be wrong, in visual order. */
const checkedFields = [
  'name',
  'phone',
  'from',
  'price',
  'until',
  'giveBackHours',
  'dueDay',
  'note',
  'reason',
] as const
export type CheckedField = (typeof checkedFields)[number]
export type Problems = Partial<Record<CheckedField, string>>

/** The fields by their paths in a command, and the sentence where the schema has none of its own. */
const paths: Readonly<Record<string, readonly [CheckedField, string?]>> = {
  'customer.name': ['name'],
  'customer.phone': ['phone'],
  from: ['from', 'Escolha o primeiro dia.'],
  until: ['until', 'Escolha o último dia.'],
  priceCents: ['price'],
  'patch.priceCents': ['price'],
  'terms.giveBackHours': ['giveBackHours', 'Use de 0 a 720 horas.'],
  'terms.dueDay': ['dueDay', 'Use um dia de 1 a 28.'],
  note: ['note'],
  reason: ['reason'],
}

/** Returns the sentence of each field that the command's schema refuses. */
export function problemsIn(draft: SeriesCommandDraft): Problems {
  const { error } = seriesCommandSchema.safeParse({ ...draft, id: 'new' })
  const problems: Problems = {}
  for (const { path, message } of error?.issues ?? []) {
    const [field, sentence] = paths[path.join('.')] ?? []
    if (field) problems[field] ??= sentence ?? message
  }
  const { from, until } = { from: '', until: null, ...draft }
  if (until !== null && until < from) problems.until ??= 'O fim precisa ser depois do começo.'
  return problems
}

/** Returns why a contract cannot begin on a day; undefined where it can, or where the day is none. */
export function firstDayProblem(from: string, timeZone: string): string | undefined {
  return isDay(from) ? refusedFirstDay(from, timeZone, serverNow())?.message : undefined
}

/** Gives the focus to the first field that is wrong; returns whether there is one. */
export function focusProblem(form: HTMLFormElement | null, problems: Problems): boolean {
  const first = checkedFields.find((name) => problems[name] !== undefined)
  if (first === undefined) return false
  form?.querySelector<HTMLElement>(`[data-path="${first}"]`)?.focus()
  return true
}
