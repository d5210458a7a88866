import { changeCardTermsSpec } from '@campo-livre/contract/financial/change-card-terms.ts'
import { changeStartsSpec } from '@campo-livre/contract/financial/change-starts.ts'
import { getMoneySettingsSpec } from '@campo-livre/contract/financial/get-money-settings.ts'
import {
  changeSettings,
  type MoneySettings,
  type SettingsDetail,
  usualSettings,
} from '@campo-livre/domain/financial/settings/money-settings.ts'
import { termsOf, withTerms } from '@campo-livre/domain/financial/settings/card-terms.ts'
import { startProblems, startsOf } from '@campo-livre/domain/financial/settings/starts.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { CompanyRecord, UserRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { Refused } from '../http/refused.ts'
import { requireCompany } from '../companies/to-own-company.ts'

/** Answers what the company has told of its accounts (H6). */
export const getMoneySettings = answer(getMoneySettingsSpec, ({ db, user }) =>
  ok(toSettings(db, requireCompany(db, user))),
)

/** Tells where the accounts of the company began (H6). */
export const changeStarts = answer(changeStartsSpec, async ({ db, now, user, body }) => {
  const company = requireCompany(db, user)
  const starts = startsOf(body)
  const errors = startProblems(starts, localDay(company.timeZone, now))
  const [first] = Object.values(errors)
  if (first) throw new Refused('invalid', first.join(' '), { errors })
  return keep(db, { company, user, now, version: body.version }, { starts })
})

/** Tells the fees of cards, and how long their money takes, from a day on (H6). */
export const changeCardTerms = answer(
  changeCardTermsSpec,
  ({ db, now, user, body: { version, ...told } }) => {
    const company = requireCompany(db, user)
    const { cardTerms } = company.money ?? usualSettings
    return keep(db, { company, user, now, version }, { cardTerms: withTerms(cardTerms, termsOf(told)) })
  },
)

type By = { company: CompanyRecord; user: UserRecord; now: string; version: number }

/** Stores what was told, if the caller has the newest version. */
async function keep(db: Database, { company, user, now, version }: By, next: Partial<MoneySettings>) {
  const settings = company.money ?? usualSettings
  if (version !== settings.version)
    throw new Refused(
      'stale',
      'Alguém mudou isso enquanto você editava. Nada foi salvo: confira e salve de novo.',
      { data: toSettings(db, company) },
    )
  const money = changeSettings(settings, next, { id: newId('cmd'), at: now, byId: user.id })
  return ok(toSettings(db, await db.companies.update(company.id, { money })), { message: 'Salvo.' })
}

function toSettings(db: Database, { money = usualSettings }: CompanyRecord): SettingsDetail {
  const changes = money.changes.toReversed().map(({ byId, ...change }) => ({
    ...change,
    who: byId === null ? null : (db.users.find(byId)?.name ?? null),
  }))
  return { ...money, changes }
}
