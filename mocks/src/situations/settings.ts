import type { DialectName } from '../dialects/dialect-name.ts'
import { defaultSituation, type Situation } from './situation.ts'

/**
 * The settings of the backend, apart from its rows; stored with them, so that a reload and a second tab find the same.
 */
export type Settings = Pick<Situation, 'data' | 'clock' | 'faults' | 'events'> & {
  dialect: DialectName
  /** The origin that the links of mails lead to; empty where it is that of the page. */
  appUrl: string
}

export function initialSettings(): Settings {
  const { data, clock, faults, events, dialect } = defaultSituation
  return { data, clock, faults, events, dialect, appUrl: '' }
}
