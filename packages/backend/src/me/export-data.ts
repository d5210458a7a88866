import { exportDataSpec } from '@campo-livre/contract/account/export-data.ts'
import { exportPerson } from '@campo-livre/domain/privacy/export-person.ts'
import { REMOVED_NAME } from '@campo-livre/domain/privacy/personal-data.ts'
import type { DataExport } from '@campo-livre/domain/users/data-export.ts'
import type { Files } from '../ports/files.ts'
import type { Database } from '../store/database.ts'
import { personalData } from '../store/personal-data.ts'
import type { RachaRecord, TabRecord, UserRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { bearerOf } from '../http/authenticate.ts'
import { answer } from '../http/call.ts'
import { toBookingDetail } from '../bookings/to-booking.ts'
import { toReview } from '../companies/to-review.ts'
import { toRequest } from '../series/series-requests.ts'
import { toSeriesDetail } from '../series/to-series.ts'
import { ownSplitShare } from '../splits/own-split-share.ts'
import { receivedTabs } from '../tabs/received-tabs.ts'
import { toTabDetail } from '../tabs/to-tab-detail.ts'
import { devicesOf } from './devices.ts'
import { personOf, tablesOf } from './person-tables.ts'
import { toAccount } from './to-account.ts'
import { companyOf } from '../ownership/own-company.ts'

/**
 * Returns the user's data as a file (H11), by what each table declares of people: without other people's names, tokens,
 * passwords and valid codes.
 */
export const exportData = answer(exportDataSpec, async ({ db, files, now, user, headers }) => {
  const person = personOf(user)
  const { rows, mentions } = exportPerson(tablesOf(db, person), personalData, person)
  /** Returns the stored rows of a part of the export. */
  const own = <T>(part: keyof typeof rows, table: { find(id: string): T | undefined }): T[] =>
    rows[part].flatMap(({ id }) => table.find(id) ?? [])
  const data: DataExport = {
    exportedAt: now,
    account: await withPicture(files, toAccount(user)),
    guardianConsent: user.guardianConsent ?? null,
    sessions: devicesOf(db, user, bearerOf(headers)),
    bookings: own('bookings', db.bookings).map((booking) => toBookingDetail(db, now, booking)),
    tabs: [...own('tabs', db.tabs), ...namelessReceipts(db, user)].map((tab) => toTabDetail(db, tab)),
    series: own('series', db.series).map((series) => toSeriesDetail(db, now, series)),
    seriesRequests: own('seriesRequests', db.seriesRequests).map((each) => toRequest(db, now, each, false)),
    waits: own('waits', db.waits),
    rachas: own('rachas', db.rachas).map((racha) => ownPart(racha, user)),
    favourites: (user.favourites ?? []).map((id) => ({ id, name: db.fields.find(id)?.name ?? null })),
    splits: own('splits', db.splits).flatMap((split) => ownSplitShare(split, user) ?? []),
    reviews: own('reviews', db.reviews).map((review) => toReview(db, review, null)),
    notifications: own('notifications', db.notifications).map(({ userId, shape, about, ...told }) => told),
    interests: own('interests', db.interests),
    mentions,
    company: await ownCompany(db, files, user),
  }
  return ok(data)
})

/** Returns the tabs of others whose receipts the user has, without the names on them. */
function namelessReceipts(db: Database, user: UserRecord): TabRecord[] {
  return receivedTabs(db, user).map((tab) => ({ ...tab, customerName: REMOVED_NAME }))
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

async function ownCompany(db: Database, files: Files, user: UserRecord) {
  const company = companyOf(db, user)
  if (company === null) return null
  const fields = db.fields.by('companyId', company.id).map(async (field) => {
    const photos = field.photos.map(async (photo) => ({ ...photo, url: await files.copy(photo.url) }))
    return { ...field, photos: await Promise.all(photos) }
  })
  return { ...(await withPicture(files, company)), fields: await Promise.all(fields) }
}

/** Returns a thing with its picture in it: a copy outlives the account, and its files. */
async function withPicture<T extends { imagePath: string | null }>(files: Files, thing: T): Promise<T> {
  const { imagePath } = thing
  return imagePath === null ? thing : { ...thing, imagePath: await files.copy(imagePath) }
}
