import { gameTime, rachaNotices } from '@campo-livre/domain/rachas/racha-notices.ts'
import type { Database } from '../store/database.ts'
import type { RachaRecord } from '../store/records.ts'
import { notify } from '../notifications/notify.ts'

/** The milliseconds in which the news of a roster are one notice. */
const GROUPED_MS = 60_000

/** Tells what a change of a racha makes people know; the organiser's news of one minute are one notice. */
export async function notifyRacha(
  db: Database,
  before: RachaRecord | undefined,
  racha: RachaRecord,
  byId: string | null,
): Promise<void> {
  for (const { userId, type, message, grouped, about } of rachaNotices(before, racha, byId)) {
    const group = grouped ? `racha:${racha.id}` : undefined
    if (group !== undefined && (await joinGroup(db, userId, group, racha))) continue
    await notify(db, userId, {
      kind: 'rachas',
      type,
      message,
      ...(about ? { about } : {}),
      ...(group === undefined ? {} : { group: { name: group, count: 1 } }),
      actionText: 'Ver o racha',
      actionUrl: `/atleta/rachas/${racha.id}`,
    })
  }
}

/** Adds to the unread notice of the last minute, if there is one; returns whether there is. */
async function joinGroup(db: Database, userId: string, name: string, racha: RachaRecord): Promise<boolean> {
  const since = Date.parse(db.clock.now()) - GROUPED_MS
  const last = db.notifications
    .by('userId', userId)
    .find(
      ({ group, readAt, createdAt }) =>
        group?.name === name && readAt === null && Date.parse(createdAt) > since,
    )
  if (!last?.group) return false
  const count = last.group.count + 1
  await db.notifications.update(last.id, {
    message: `${count} mudanças no racha de ${gameTime(racha)}.`,
    about: undefined,
    group: { name, count },
  })
  return true
}
