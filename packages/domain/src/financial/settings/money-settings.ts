import * as z from 'zod/mini'
import { fieldChangeSchema } from '../../lists/history.ts'
import { instantSchema } from '../../time/zone.ts'
import { movedAccounts } from '../entry-words.ts'
import { cardTermsSchema, toldTerms } from './card-terms.ts'
import { noStarts, type Starts, startsSchema } from './starts.ts'

/** A change of the settings, with the user who made it. */
const settingsChangeSchema = z.object({
  id: z.string(),
  at: instantSchema,
  byId: z.nullable(z.string()),
  changes: z.array(fieldChangeSchema),
})

/** The things that a company tells of its money, and their changes, oldest first. */
export const moneySettingsSchema = z.object({
  starts: startsSchema,
  /** The terms of cards, oldest first; none where nothing was told. */
  cardTerms: z.array(cardTermsSchema),
  /** Counts the changes. */
  version: z.int(),
  changes: z.array(settingsChangeSchema),
})
export type MoneySettings = z.infer<typeof moneySettingsSchema>

/** The settings of a company that has told nothing. */
export const usualSettings: MoneySettings = { starts: noStarts, cardTerms: [], version: 0, changes: [] }

/** The settings as their company reads them, with the changes newest first. */
export const settingsDetailSchema = z.extend(z.omit(moneySettingsSchema, { changes: true }), {
  changes: z.array(
    z.extend(z.omit(settingsChangeSchema, { byId: true }), {
      /** The name of who did it; null when the account is gone. */
      who: z.nullable(z.string()),
    }),
  ),
})
export type SettingsDetail = z.infer<typeof settingsDetailSchema>

/** The values of settings by the fields of their forms; null for none. */
type Told = Readonly<Record<string, string | number | null>>

/** Returns the beginnings of accounts as the fields of their form. */
export function toldStarts(starts: Starts): Record<string, string | number | null> {
  return Object.fromEntries(
    movedAccounts.flatMap((account) => [
      [`${account}Cents`, starts[account]?.cents ?? null],
      [`${account}Day`, starts[account]?.day ?? null],
    ]),
  )
}

/**
 * Returns the settings with what was told, as a new version with what has changed; the same where nothing has. New terms of
 * cards change those that held on their first day, also where later ones are there.
 */
export function changeSettings(
  settings: MoneySettings,
  next: Partial<Pick<MoneySettings, 'starts' | 'cardTerms'>>,
  { id, at, byId }: { id: string; at: string; byId: string | null },
): MoneySettings {
  const changed = { ...settings, ...next }
  const terms = changed.cardTerms.find((each) => !settings.cardTerms.includes(each))
  const held = terms && settings.cardTerms.findLast(({ from }) => from <= terms.from)
  const before: Told = { ...toldStarts(settings.starts), ...toldTerms(held) }
  const after: Told = { ...toldStarts(changed.starts), ...toldTerms(terms) }
  const changes = Object.keys(after)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
  if (changes.length === 0) return settings
  return {
    ...changed,
    version: settings.version + 1,
    changes: [...settings.changes, { id, at, byId, changes }],
  }
}
