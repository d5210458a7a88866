import type { Database } from '../../db/database.ts'
import type { RachaRecord, UserRecord } from '../../db/records.ts'
import { endSessions } from '../account/end-sessions.ts'
import { companyOf } from '../bookings/own-booking.ts'
import { NOBODY } from './nobody.ts'

/**
 * Takes a person out of everything that is kept (LGPD). Bookings, tabs and games that were stay, as the law wants it of
 * payments, but say nothing of who it was; the e-mail is free again.
 */
export async function forgetPerson(db: Database, now: string, user: UserRecord): Promise<void> {
  const blank = { athleteId: null, customerName: NOBODY, customerPhone: null }
  for (const { id } of db.bookings.by('athleteId', user.id)) await db.bookings.update(id, blank)
  for (const { id } of db.tabs.by('athleteId', user.id)) await db.tabs.update(id, blank)
  for (const racha of db.rachas.all()) await leaveRacha(db, now, racha, user)
  for (const { id } of db.reviews.where(({ authorId }) => authorId === user.id))
    await db.reviews.update(id, { authorName: NOBODY, authorId: null })
  await forgetNotices(db, user)
  await closeCompany(db, user)
  for (const { id } of db.proofs.where(
    ({ email, userId }) => userId === user.id || email.toLowerCase() === user.email.toLowerCase(),
  ))
    db.proofs.remove(id)
  for (const { id } of db.replays.where((replay) => replay.id.startsWith(`${user.id}:`)))
    db.replays.remove(id)
  endSessions(db, user.id)
  db.users.remove(user.id)
}

/** Leaves a place free in a game to come, and a nameless player in one that was. */
async function leaveRacha(db: Database, now: string, racha: RachaRecord, user: UserRecord): Promise<void> {
  if (!racha.participants.some(({ userId }) => userId === user.id)) return
  const isOver = Date.parse(racha.end) <= Date.parse(now)
  const others = racha.participants.filter(({ userId }) => userId !== user.id)
  const nameless = racha.participants.map((each) =>
    each.userId === user.id ? { ...each, userId: null, name: NOBODY } : each,
  )
  await db.rachas.update(racha.id, { participants: isOver ? nameless : others })
}

/** Their own go, those of others say the name no more. */
async function forgetNotices(db: Database, { id: userId, name }: UserRecord): Promise<void> {
  for (const { id } of db.notifications.by('userId', userId)) db.notifications.remove(id)
  for (const { id, message } of db.notifications.where((notice) => notice.message.includes(name)))
    await db.notifications.update(id, { message: message.replaceAll(name, NOBODY) })
}

/** A company that nobody runs any more leaves the site; those who played there keep its name. */
async function closeCompany(db: Database, user: UserRecord): Promise<void> {
  const company = companyOf(db, user)
  if (company === null) return
  const gone = { ownerId: null, whatsapp: null, phone: null, pixKey: '', cnpj: null }
  await db.companies.update(company.id, { ...gone, status: 'suspended' })
}
