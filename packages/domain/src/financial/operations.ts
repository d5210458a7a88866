import { type ChangedCompany, changedCompany } from '../companies/operations.ts'
import type { StoredCompany } from '../companies/stored-company.ts'
import type { Outcome } from '../outcome/outcome.ts'
import { refuse, refuseInputs, refuseMissing, type Refusal } from '../refusals/refusal.ts'
import { type Closing, closedTo, lastDayOf, rowsToFreeze } from './closing.ts'
import type { Entry } from './entry.ts'
import { type CardTermsInput, termsOf, withTerms } from './settings/card-terms.ts'
import { changeSettings, type MoneySettings, usualSettings } from './settings/money-settings.ts'
import { startProblems, startsOf, type StartsInput } from './settings/starts.ts'

/** The facts by which the closing of a month is judged and made: the company's closings, and its rows in both views. */
type ClosingFacts = {
  companyId: string
  closings: readonly Closing[]
  cash: readonly Entry[]
  accrual: readonly Entry[]
  today: string
  at: string
  byId: string
}

/** Closes the books up to a month that is over, and freezes its rows (H6). */
export function closeMonth(
  month: string,
  { companyId, closings, cash, accrual, today, at, byId }: ClosingFacts,
): Outcome<{ closings: readonly [Closing] }> {
  const last = lastDayOf(month)
  if (last >= today) return refuse('conflict', 'Esse mês ainda não terminou. Feche quando ele acabar.')
  if (last <= (closedTo(closings) ?? '')) return refuse('conflict', 'Esse mês já está fechado.')
  const closing: Closing = {
    id: `${companyId}-${month}`,
    companyId,
    month,
    closedAt: at,
    closedById: byId,
    cash: rowsToFreeze(cash, closings, month),
    accrual: rowsToFreeze(accrual, closings, month),
  }
  return { ok: true, changes: { closings: [closing] }, notices: [] }
}

/** Opens the month of a closing again (H6): of the company's closings, the last one alone can be taken back. */
export function reopenMonth(
  { id, month }: Closing,
  closings: readonly Closing[],
): Outcome<{ closings: readonly Closing[] }> {
  if (lastDayOf(month) !== closedTo(closings)) return refuseMissing()
  return { ok: true, changes: { closings: [] }, removed: { closings: [id] }, notices: [] }
}

/** The id and the instant of a change of the settings, and the user who makes it. */
type Change = { id: string; at: string; byId: string }

/** Tells where the accounts of a company began (H6). */
export function changeStarts(
  company: StoredCompany,
  { version, ...told }: StartsInput,
  { today, ...change }: Change & { today: string },
): ChangedCompany | Refusal {
  const starts = startsOf(told)
  return refuseInputs(startProblems(starts, today)) ?? changedSettings(company, version, { starts }, change)
}

/** Tells the fees of cards, and how long their money takes, from a day on (H6). */
export function changeCardTerms(
  company: StoredCompany,
  { version, ...told }: CardTermsInput,
  change: Change,
): ChangedCompany | Refusal {
  const { cardTerms } = company.money ?? usualSettings
  return changedSettings(company, version, { cardTerms: withTerms(cardTerms, termsOf(told)) }, change)
}

function changedSettings(
  company: StoredCompany,
  version: number,
  next: Partial<MoneySettings>,
  change: Change,
): ChangedCompany | Refusal {
  const settings = company.money ?? usualSettings
  if (version !== settings.version)
    return refuse(
      'stale',
      'Alguém mudou isso enquanto você editava. Nada foi salvo: confira e salve de novo.',
    )
  return changedCompany({ ...company, money: changeSettings(settings, next, change) })
}
