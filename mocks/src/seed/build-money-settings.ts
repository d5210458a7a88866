import { changeSettings, usualSettings } from '@campo-livre/domain/financial/settings/money-settings.ts'
import type { MoneySettings } from '@campo-livre/domain/financial/settings/money-settings.ts'
import { addDays, fromLocal } from '@campo-livre/domain/time/zone.ts'
import { instantOf } from './instants.ts'

/** The money at the bank when the arena began with the app, before all that is known of it. */
const BANK_CENTS = 9_000_000
/** The days for which it has been with the app. */
const DAYS = 360

type Arena = { timeZone: string; ownerId: string; today: string }

/** Builds what an arena has told of its accounts: what was at the bank on its first day, and the terms of its cards. */
export function buildMoneySettings({ timeZone, ownerId, today }: Arena): MoneySettings {
  const day = addDays(today, -DAYS)
  const terms = {
    from: day,
    debit: { percent: 1.37, days: 1 },
    credit: { percent: 3.19, days: 30 },
    instalments: { percent: 4.99, days: 30 },
  }
  const starts = { cash: null, bank: { day, cents: BANK_CENTS } }
  const at = instantOf(fromLocal(timeZone, day, 9 * 60))
  return changeSettings(
    usualSettings,
    { starts, cardTerms: [terms] },
    { id: 'cmd_primeiros_saldos', at, byId: ownerId },
  )
}
