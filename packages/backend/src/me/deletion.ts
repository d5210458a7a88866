import { getDeletionSpec } from '@campo-livre/contract/account/get-deletion.ts'
import { deleteAccountSpec } from '@campo-livre/contract/account/delete-account.ts'
import { comingBookings } from '@campo-livre/domain/bookings/coming.ts'
import { isOpen, isUpcoming } from '@campo-livre/domain/bookings/status.ts'
import { type Deletion, mayDelete } from '@campo-livre/domain/users/deletion.ts'
import type { Database } from '../store/database.ts'
import type { UserRecord } from '../store/records.ts'
import { isOpenTab } from '@campo-livre/domain/tabs/open-tabs.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { Refused } from '../http/refused.ts'
import { mailDeleted } from '../account/letters.ts'
import { byStart } from '../bookings/by-start.ts'
import { companyOf } from '../bookings/own-booking.ts'
import { endingWithSlots } from './end-slots.ts'
import { forgetPerson } from './forget-person.ts'
import { requireOwnPassword } from './own-password.ts'

/** Returns what deleting the account means now, and what is in the way (H11). */
export const getDeletion = answer(getDeletionSpec, ({ db, now, user }) => ok(deletionOf(db, now, user)))

/** Deletes the account (H11). */
export const deleteAccount = answer(
  deleteAccountSpec,
  async ({ db, now, user, body: { password } }) => {
    await requireOwnPassword({ db, now, user }, password, 'password')
    const deletion = deletionOf(db, now, user)
    if (!mayDelete(deletion)) throw new Refused('deletion_blocked', whatIsInTheWay(deletion))
    await forgetPerson(db, now, user)
    await mailDeleted(db, now, user)
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
  const rachas = db.rachas.where(
    ({ organizerId, cancelledAt, end }) =>
      organizerId === user.id && cancelledAt === null && Date.parse(end) > Date.parse(now),
  )
  return {
    upcomingBookings: inTheWay.length + sold.length,
    fixedSlots: own.length - inTheWay.length,
    openTabs: at(db.tabs).filter(isOpenTab).length,
    organisedRachas: rachas.length,
    lastAdmin: isLastAdmin(db, user),
    keptBookings: at(db.bookings).filter((booking) => !isOpen(booking, now)).length,
  }
}

const counted = (count: number, one: string, more: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${more}`]

/** Returns what is in the way of a deletion, as a sentence. */
export function whatIsInTheWay({ upcomingBookings, openTabs, organisedRachas }: Deletion): string {
  const things = [
    ...counted(upcomingBookings, 'reserva por vir', 'reservas por vir'),
    ...counted(openTabs, 'comanda aberta', 'comandas abertas'),
    ...counted(organisedRachas, 'racha que você organiza', 'rachas que você organiza'),
  ]
  if (things.length === 0)
    return 'Você é a única pessoa que cuida da plataforma. Passe essa tarefa para alguém antes.'
  return `Antes de excluir a conta, resolva o que está em aberto: ${new Intl.ListFormat('pt-BR').format(things)}.`
}

/** Returns whether nobody else could run the platform. */
export function isLastAdmin(db: Database, { id, profile }: UserRecord): boolean {
  if (profile.name !== 'admin') return false
  const canSignIn = (other: UserRecord) => !other.blocked && other.emailVerifiedAt !== null
  const others = db.users.where((other) => other.id !== id && other.profile.name === 'admin')
  return !others.some(canSignIn)
}
