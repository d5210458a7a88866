import type { Database } from '../store/database.ts'
import type {
  BookingRecord,
  CompanyRecord,
  FieldRecord,
  RachaRecord,
  ReviewRecord,
  TabRecord,
  UserRecord,
} from '../store/records.ts'
import { isShown } from '../athletes/card-reader.ts'
import { companyOf } from './own-company.ts'

/** The person who asks; null where nobody is signed in. */
export type Asking = { db: Database; user: UserRecord | null }

/** The people whose row it has to be. Each function returns whether a row is one of theirs. */
export const whose = {
  /** The arena that the user runs. */
  arena: ({ companyId }: { companyId: string }, { db, user }: Asking) =>
    user !== null && companyOf(db, user)?.id === companyId,
  /** Its athlete. */
  athlete: ({ athleteId }: { athleteId: string | null }, { user }: Asking) =>
    user !== null && athleteId === user.id,
  /** Its athlete, or the arena where it is. */
  athleteOrArena: (booking: BookingRecord, asking: Asking) =>
    whose.athlete(booking, asking) || whose.arena(booking, asking),
  /** Its athlete, or somebody who was sent its receipt: that can be read as long as it is paid. */
  athleteOrReceiver: (tab: TabRecord, asking: Asking) => whose.athlete(tab, asking) || isSent(tab, asking),
  /** The person whom it is for. */
  user: ({ userId }: { userId: string }, { user }: Asking) => userId === user?.id,
  /** The person who made it for a group. */
  organizer: ({ organizerId }: { organizerId: string }, { user }: Asking) => organizerId === user?.id,
  /** Its organiser, and all who are invited, whatever they have answered. */
  invited: (racha: RachaRecord, { user }: Asking) => user !== null && isInvolved(racha, user),
  /** Anybody, of what is online: approved arenas, and their fields in use. */
  public: (row: CompanyRecord | FieldRecord, { db }: Asking) =>
    'companyId' in row ? row.status === 'active' && isApproved(db, row.companyId) : row.status === 'approved',
  /** Anybody, of the fields of approved arenas but drafts: a paused one is refused with a reason. */
  bookable: ({ status, companyId }: FieldRecord, { db }: Asking) =>
    status !== 'draft' && isApproved(db, companyId),
  /** Anybody who is signed in, of the reviews of arenas that are online. */
  reader: ({ companyId }: ReviewRecord, { db, user }: Asking) => user !== null && isApproved(db, companyId),
  /** Whoever sees a part of the card of an athlete. */
  cardReader: (athlete: UserRecord, { db, user }: Asking) => isShown(db, athlete, user),
  /** Anybody who has the secret that is the parameter. */
  link: (_row: { id: string }, _asking: Asking) => true,
  /** Any admin: the call is open to nobody else. */
  admin: (_row: { id: string }, _asking: Asking) => true,
}

export type Whose = keyof typeof whose

function isSent({ id, status }: TabRecord, { db, user }: Asking): boolean {
  const receipts = user === null ? [] : db.sentReceipts.by('userId', user.id)
  return status === 'paid' && receipts.some(({ tabId }) => tabId === id)
}

/** Returns whether a user organizes the game or is invited, whatever they have answered. */
export function isInvolved(racha: RachaRecord, user: UserRecord): boolean {
  return racha.organizerId === user.id || racha.participants.some(({ userId }) => userId === user.id)
}

function isApproved(db: Database, companyId: string): boolean {
  return db.companies.find(companyId)?.status === 'approved'
}
