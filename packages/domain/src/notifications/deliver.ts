import { addDays, fromLocal, toInstant, toLocal, toMinutesUp } from '../time/zone.ts'
import type { Notice } from './notice.ts'
import type { NotificationKind } from './notification-kinds.ts'
import type { NoticeMails, QuietHours } from './notice-settings.ts'

/** The minute of the day at which the one mail of a day goes. */
const DIGEST_MINUTE = 8 * 60

type Settings = NoticeMails & {
  /** The kinds that the bell is silent about. */
  muted: readonly NotificationKind[]
}

/** The ways on which a notice reaches its person: `mail` is now, at an instant, or never. */
export type Delivery = { bell: boolean; mail: 'now' | { at: string } | null }

/**
 * Returns the ways of a notice at the instant `now`. What cannot be muted is on the bell always; what the other side has
 * cancelled or moved is mailed at once, too, whatever was chosen. A reminder is mailed at once or it would come too late; any
 * other mail waits until the quiet hours end, or for the mail of the day.
 */
export function deliver(
  { kind, urgent = false }: Pick<Notice, 'kind' | 'urgent'>,
  { muted, mailed, quiet, digest, timeZone }: Settings,
  now: string,
): Delivery {
  if (kind === null || urgent) return { bell: true, mail: urgent ? 'now' : null }
  const bell = !muted.includes(kind)
  if (!mailed.includes(kind)) return { bell, mail: null }
  if (kind === 'reminders') return { bell, mail: 'now' }
  const minutes = toMinutesUp(now)
  const wished = digest ? nextAt(timeZone, minutes, DIGEST_MINUTE) : minutes
  const at = quiet === null ? wished : afterQuiet(timeZone, wished, quiet)
  return { bell, mail: at === minutes ? 'now' : { at: toInstant(at) } }
}

/** Returns the first minute from `minutes` on at which the clock of a zone shows a minute of the day. */
function nextAt(timeZone: string, minutes: number, minuteOfDay: number): number {
  const { day } = toLocal(timeZone, minutes)
  const today = fromLocal(timeZone, day, minuteOfDay)
  return today >= minutes ? today : fromLocal(timeZone, addDays(day, 1), minuteOfDay)
}

function afterQuiet(timeZone: string, minutes: number, quiet: QuietHours): number {
  return isQuiet(toLocal(timeZone, minutes).minute, quiet) ? nextAt(timeZone, minutes, quiet.until) : minutes
}

/** Returns whether a minute of the day is quiet: from the first until before the last. */
export function isQuiet(minute: number, { from, until }: QuietHours): boolean {
  return from < until ? minute >= from && minute < until : minute >= from || minute < until
}
