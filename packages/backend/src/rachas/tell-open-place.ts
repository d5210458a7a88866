import { toldPlace } from '@campo-livre/domain/rachas/open-places.ts'
import { openPlaceNotice, wantsPlace } from '@campo-livre/domain/rachas/wants-place.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { HOME_ZONE } from '../home-zone.ts'
import { sendNotices } from '../notifications/notify.ts'
import type { Database } from '../store/database.ts'
import type { RachaRecord } from '../store/records.ts'
import { isMinor } from './is-minor.ts'

/**
 * Tells those who asked for it that a racha has just been opened and has a place for them (N5). `before` is the racha as it was: one that was open
 * already is told of no more, however often its command comes. One whose place is on no map is near to nobody.
 */
export async function tellOpenPlace(
  db: Database,
  now: string,
  before: RachaRecord | undefined,
  racha: RachaRecord,
): Promise<void> {
  const place = toldPlace(racha, now)
  if (before?.opening || place === null) return
  const booking = racha.bookingId === null ? undefined : db.bookings.find(racha.bookingId)
  const address = booking && db.companies.find(booking.companyId)?.address
  if (!address || isMinor(db.users.find(racha.organizerId) ?? {}, now)) return
  const today = localDay(HOME_ZONE, now)
  for (const user of db.users.by('alerted', 'open')) {
    if (!wantsPlace(user, racha, { at: address, today })) continue
    await db.users.update(user.id, { openToldOn: today })
    await sendNotices(db, [openPlaceNotice(user.id, racha, address, place)])
  }
}
