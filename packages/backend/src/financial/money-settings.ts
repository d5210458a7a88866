import { changeCardTermsSpec } from '@campo-livre/contract/financial/change-card-terms.ts'
import { changeStartsSpec } from '@campo-livre/contract/financial/change-starts.ts'
import { getMoneySettingsSpec } from '@campo-livre/contract/financial/get-money-settings.ts'
import type { ChangedCompany } from '@campo-livre/domain/companies/operations.ts'
import * as operations from '@campo-livre/domain/financial/operations.ts'
import { type SettingsDetail, usualSettings } from '@campo-livre/domain/financial/settings/money-settings.ts'
import type { Refusal } from '@campo-livre/domain/refusals/refusal.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { CompanyRecord, UserRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome, ifStale } from '../store/apply-outcome.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Answers what the company has told of its accounts (H6). */
export const getMoneySettings = answer(getMoneySettingsSpec, ({ db, user }) =>
  ok(toSettings(db, requireCompany(db, user))),
)

/** Tells where the accounts of the company began (H6). */
export const changeStarts = answer(changeStartsSpec, ({ db, now, user, body }) => {
  const company = requireCompany(db, user)
  const today = localDay(company.timeZone, now)
  return keep(db, company, operations.changeStarts(company, body, { ...changeBy(user, now), today }))
})

/** Tells the fees of cards, and how long their money takes, from a day on (H6). */
export const changeCardTerms = answer(changeCardTermsSpec, ({ db, now, user, body }) => {
  const company = requireCompany(db, user)
  return keep(db, company, operations.changeCardTerms(company, body, changeBy(user, now)))
})

const changeBy = (user: UserRecord, now: string) => ({ id: newId('cmd'), at: now, byId: user.id })

/** Stores what was told, and answers with it; a refusal of an older version shows what is told now. */
async function keep(db: Database, company: CompanyRecord, outcome: ChangedCompany | Refusal) {
  const { changes } = await applyOutcome(
    db,
    outcome,
    ifStale(() => toSettings(db, company)),
  )
  return ok(toSettings(db, changes.companies[0]), { message: 'Salvo.' })
}

function toSettings(db: Database, { money = usualSettings }: CompanyRecord): SettingsDetail {
  const changes = money.changes.toReversed().map(({ byId, ...change }) => ({
    ...change,
    who: byId === null ? null : (db.users.find(byId)?.name ?? null),
  }))
  return { ...money, changes }
}
