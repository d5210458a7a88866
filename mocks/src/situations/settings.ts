import type { DialectName } from '../dialects/dialect-name.ts'
import { calm, type Situation } from './situation.ts'

/** How the backend behaves, whatever its rows are; kept with them, so that a reload and a second tab find the same. */
export type Settings = Pick<Situation, 'data' | 'clock' | 'faults' | 'events'> & {
  dialect: DialectName
  /** Where the links of mails lead: the origin of the app, empty where it is the one of the page. */
  appUrl: string
}

export function calmSettings(): Settings {
  const { data, clock, faults, events, dialect } = calm
  return { data, clock, faults, events, dialect, appUrl: '' }
}
