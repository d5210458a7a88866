import { exportDataSpec } from '@campo-livre/contract/account/export-data.ts'
import type { DataExport } from '@campo-livre/domain/users/data-export.ts'
import type { Database } from '../../db/database.ts'
import type { RachaRecord, TabRecord, UserRecord } from '../../db/records.ts'
import { ok } from '../../http/answer.ts'
import { bearerOf } from '../../http/authenticate.ts'
import { answer } from '../../http/call.ts'
import { companyOf } from '../bookings/own-booking.ts'
import { toBookingDetail } from '../bookings/to-booking.ts'
import { toReview } from '../companies/to-review.ts'
import { isInvolved } from '../rachas/racha-rows.ts'
import { ownSplitShare } from '../splits/own-split-share.ts'
import { receivedTabs } from '../tabs/received-tabs.ts'
import { toTabDetail } from '../tabs/to-tab-detail.ts'
import { devicesOf } from './devices.ts'
import { NOBODY } from './nobody.ts'
import { toAccount } from './to-account.ts'

/** Returns the user's data as a file (H11), without other people's names, tokens, passwords and valid codes. */
export const exportData = answer(exportDataSpec, ({ db, now, user, headers }) => {
  const data: DataExport = {
    exportedAt: now,
    account: toAccount(user),
    guardianConsent: user.guardianConsent ?? null,
    sessions: devicesOf(db, user, bearerOf(headers)),
    bookings: db.bookings.by('athleteId', user.id).map((booking) => toBookingDetail(db, now, booking)),
    tabs: [...db.tabs.by('athleteId', user.id), ...namelessReceipts(db, user)].map((tab) =>
      toTabDetail(db, tab),
    ),
    rachas: db.rachas.where((racha) => isInvolved(racha, user)).map((racha) => ownPart(racha, user)),
    favourites: (user.favourites ?? []).map((id) => ({ id, name: db.fields.find(id)?.name ?? null })),
    splits: db.splits.all().flatMap((split) => ownSplitShare(split, user) ?? []),
    reviews: db.reviews.where(({ authorId }) => authorId === user.id).map((review) => toReview(db, review)),
    notifications: db.notifications.by('userId', user.id).map(({ userId, shape, about, ...told }) => told),
    interests: db.interests.where(({ email }) => email.toLowerCase() === user.email.toLowerCase()),
    company: ownCompany(db, user),
  }
  return ok(data)
})

/** Returns the tabs of others whose receipts the user has, without the names on them. */
function namelessReceipts(db: Database, user: UserRecord): TabRecord[] {
  return receivedTabs(db, user).map((tab) => ({ ...tab, customerName: NOBODY }))
}

/**
 * Returns the game, whether the user organizes it, their own entry in it and the votes they gave. Its draws have secrets by
 * which the skill of others could be read, and stay out.
 */
function ownPart(
  {
    participants,
    organizerId,
    linkToken: _link,
    mutedBy: _muted,
    changes: _changes,
    play: _play,
    votes,
    ...game
  }: RachaRecord,
  user: UserRecord,
) {
  const mine = participants.find(({ userId }) => userId === user.id) ?? null
  return {
    ...game,
    mine: organizerId === user.id,
    participant: mine,
    votesGiven: votes.filter(({ byId }) => byId === mine?.id),
  }
}

function ownCompany(db: Database, user: UserRecord) {
  const company = companyOf(db, user)
  if (company === null) return null
  return { ...company, fields: db.fields.by('companyId', company.id) }
}
