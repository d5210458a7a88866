import { promote } from '@campo-livre/domain/rachas/settle.ts'
import type { TabChange } from '@campo-livre/domain/tabs/command.ts'
import type { Database } from '../../db/database.ts'
import type { BookingRecord, RachaRecord, UserRecord } from '../../db/records.ts'
import { forgetAttempts } from '../account/attempts.ts'
import { endSessions } from '../account/end-sessions.ts'
import { companyOf } from '../bookings/own-booking.ts'
import { keepRacha } from '../rachas/keep-racha.ts'
import { forgetInSplits } from '../splits/forget-in-splits.ts'
import { audited } from './forget-in-audits.ts'
import { NOBODY } from './nobody.ts'

/**
 * Removes a person from all stored data (LGPD). Past bookings, tabs and games stay, as the law demands for payments,
 * without the name; the e-mail is free again.
 */
export async function forgetPerson(db: Database, now: string, user: UserRecord): Promise<void> {
  const blank = { athleteId: null, customerName: NOBODY, customerPhone: null }
  const forgetInAudits = audited(db, user)
  forgetReplays(db, user)
  for (const booking of db.bookings.by('athleteId', user.id))
    await db.bookings.update(booking.id, { ...blank, cancellation: withoutReason(booking) })
  for (const { id } of db.tabs.by('athleteId', user.id)) {
    await db.tabs.update(id, blank)
    await forgetCommands(db, id)
  }
  for (const { id } of db.sentReceipts.by('userId', user.id)) db.sentReceipts.remove(id)
  for (const racha of db.rachas.all()) await leaveRacha(db, now, racha, user)
  await forgetInSplits(db, user)
  for (const { id } of db.reviews.where(({ authorId }) => authorId === user.id))
    await db.reviews.update(id, { authorName: NOBODY, authorId: null })
  for (const { id } of db.stockMovements.where(({ byId }) => byId === user.id))
    await db.stockMovements.update(id, { byId: null })
  await forgetNotices(db, user)
  await closeCompany(db, user)
  const isTheirs = ({ email }: { email: string }) => email.toLowerCase() === user.email.toLowerCase()
  for (const { id } of db.proofs.where((proof) => proof.userId === user.id || isTheirs(proof)))
    db.proofs.remove(id)
  for (const { id } of db.interests.where(isTheirs)) db.interests.remove(id)
  await forgetInAudits()
  forgetAttempts(db, [user.id, user.email])
  endSessions(db, user.id)
  db.users.remove(user.id)
}

/** Removes the athlete's reason from a cancellation, which is in their own words; a company's reason stays. */
function withoutReason({ cancellation }: BookingRecord): BookingRecord['cancellation'] {
  return cancellation?.by === 'athlete' ? { ...cancellation, reason: null } : cancellation
}

/** Removes stored answers of idempotent calls: the person's own, and those to companies about their bookings. */
function forgetReplays(db: Database, user: UserRecord): void {
  const bookings = db.bookings.by('athleteId', user.id)
  const names = (body: string) => bookings.some(({ id }) => body.includes(`"${id}"`))
  for (const { id } of db.replays.where(
    (replay) => replay.id.startsWith(`${user.id}:`) || names(replay.body),
  ))
    db.replays.remove(id)
}

/** Removes the name and the phone of a customer from the history of their tab. */
async function forgetCommands(db: Database, tabId: string): Promise<void> {
  for (const { id, command, before } of db.tabCommands.by('tabId', tabId)) {
    const terms = before.map((each) => ({
      ...each,
      athleteId: null,
      customerName: NOBODY,
      customerPhone: null,
    }))
    await db.tabCommands.update(id, { command: withoutName(command), before: terms })
  }
}

function withoutName(command: TabChange): TabChange {
  if (command.type === 'open') return { ...command, customerName: NOBODY, customerPhone: null }
  return command.type === 'customer' ? { ...command, name: NOBODY, phone: null } : command
}

/** Frees the person's place in an upcoming game; in a past one it stays without a name. */
async function leaveRacha(db: Database, now: string, racha: RachaRecord, user: UserRecord): Promise<void> {
  const mine = racha.participants.find(({ userId }) => userId === user.id)
  const isTheirs = ({ byId, command }: RachaRecord['changes'][number]) =>
    byId === user.id || (mine !== undefined && command.includes(`"${mine.id}"`))
  const changes = racha.changes.map((each) => (isTheirs(each) ? { ...each, byId: null, command: '' } : each))
  const mutedBy = racha.mutedBy.filter((id) => id !== user.id)
  if (racha.changes.some(isTheirs) || racha.mutedBy.includes(user.id))
    await db.rachas.update(racha.id, { changes, mutedBy })
  if (!mine) return
  const isOver = Date.parse(racha.end) <= Date.parse(now)
  const nameless = racha.participants.map((each) =>
    each === mine ? { ...each, userId: null, name: NOBODY } : each,
  )
  const left = {
    ...racha,
    changes,
    mutedBy,
    participants: racha.participants.filter((each) => each !== mine),
  }
  if (isOver) await db.rachas.update(racha.id, { participants: nameless })
  else await keepRacha(db, { ...racha, changes, mutedBy }, promote(left, now), user.id)
}

/** Removes the person's notifications; those of others that name the person lose the name. */
async function forgetNotices(db: Database, { id: userId }: UserRecord): Promise<void> {
  for (const { id } of db.notifications.by('userId', userId)) db.notifications.remove(id)
  for (const { id, about } of db.notifications.where((notice) => notice.about?.userId === userId))
    await db.notifications.update(id, { message: about?.nameless ?? '', about: undefined })
}

/** Removes the person's company from the site for good; people who played there still see its name. */
async function closeCompany(db: Database, user: UserRecord): Promise<void> {
  const company = companyOf(db, user)
  if (company === null) return
  const gone = { ownerId: null, whatsapp: null, phone: null, pixKey: '', cnpj: null, ownerDeleted: true }
  await db.companies.update(company.id, { ...gone, status: 'suspended' })
}
