import { getDeletionSpec } from '@campo-livre/contract/account/get-deletion.ts'
import { deleteAccountSpec } from '@campo-livre/contract/account/delete-account.ts'
import { comingBookings } from '@campo-livre/domain/bookings/list/coming.ts'
import { isOpen, isUpcoming } from '@campo-livre/domain/bookings/status.ts'
import { deletedLetter } from '@campo-livre/domain/users/account-letters.ts'
import { type Deletion, refuseDeletion } from '@campo-livre/domain/users/deletion.ts'
import { isLastAdmin } from '@campo-livre/domain/users/operations.ts'
import type { Database } from '../store/database.ts'
import type { UserRecord } from '../store/records.ts'
import { isOpenTab } from '@campo-livre/domain/tabs/open-tabs.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { sendLetter } from '../notifications/send-letter.ts'
import { byStart } from '../bookings/by-start.ts'
import { requireNoRefusal } from '../store/apply-outcome.ts'
import { endingWithSlots } from './end-slots.ts'
import { forgetPerson } from './forget-person.ts'
import { requireOwnPassword } from './own-password.ts'
import { companyOf } from '../ownership/own-company.ts'

/** Returns what deleting the account means now, and what is in the way (H11). */
export const getDeletion = answer(getDeletionSpec, ({ db, now, user }) => ok(deletionOf(db, now, user)), {
  loads: ({ db, user }) => {
    const athlete = () => user()?.id ?? ''
    return [
      () => db.bookings.by('athleteId', athlete()),
      () => db.tabs.by('athleteId', athlete()),
      () => db.series.by('athleteId', athlete()),
      () => db.rachas.by('organizerId', athlete()),
      () => db.users.by('role', 'admin'),
    ]
  },
})

/** Deletes the account (H11). */
export const deleteAccount = answer(
  deleteAccountSpec,
  async ({ db, passwords, now, user, body: { password } }) => {
    await requireOwnPassword({ db, passwords, now, user }, password, 'password')
    requireNoRefusal(refuseDeletion(deletionOf(db, now, user)))
    await forgetPerson(db, now, user)
    await sendLetter(db, now, deletedLetter(user))
    return ok(null, { message: 'Sua conta foi excluída.' })
  },
  { keeps: ['attempts'] },
)

/** Returns what the deletion of an account means now, and what is in its way. */
export function deletionOf(db: Database, now: string, user: UserRecord): Deletion {
  const company = companyOf(db, user)
  const at = <T>(table: { by(index: 'companyId' | 'athleteId', key: string): readonly T[] }): T[] => [
    ...table.by('athleteId', user.id),
    ...(company === null ? [] : table.by('companyId', company.id)),
  ]
  const coming = byStart(db.bookings.by('athleteId', user.id), 1)
  const ending = endingWithSlots(db, now, user)
  const own = comingBookings(coming, now)
  const inTheWay = comingBookings(
    coming.filter((each) => !ending.has(each)),
    now,
  )
  const atCompany = company === null ? [] : db.bookings.by('companyId', company.id)
  const sold = atCompany.filter((booking) => isUpcoming(booking, now))
  const rachas = db.rachas
    .by('organizerId', user.id)
    .filter(({ cancelledAt, end }) => cancelledAt === null && Date.parse(end) > Date.parse(now))
  return {
    upcomingBookings: inTheWay.length + sold.length,
    fixedSlots: own.length - inTheWay.length,
    openTabs: at(db.tabs).filter(isOpenTab).length,
    organisedRachas: rachas.length,
    lastAdmin: isLastAdmin(user, db.users.by('role', 'admin')),
    keptBookings: at(db.bookings).filter((booking) => !isOpen(booking, now)).length,
  }
}
