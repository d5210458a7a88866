import { noticeLetter } from '@campo-livre/domain/notifications/notice-letter.ts'
import { earliest } from '../jobs/earliest.ts'
import type { Job } from '../jobs/job.ts'
import type { Database } from '../store/database.ts'
import type { UserRecord } from '../store/records.ts'
import { sendLetter } from './send-letter.ts'

const waiting = (db: Database): readonly UserRecord[] => db.users.by('waiting', 'mail')

/** Mails the notices that waited for the end of quiet hours, or for the mail of the day: those of one person in one mail. */
export const mailNotices: Job = {
  name: 'mail-notices',
  next: (db) =>
    earliest(waiting(db).flatMap(({ waitingNotices = [] }) => waitingNotices.map(({ at }) => at))),
  run: async (db, now) => {
    for (const user of waiting(db)) {
      const { waitingNotices = [] } = user
      const [first, ...others] = waitingNotices.filter(({ at }) => at <= now)
      if (!first) continue
      await db.users.update(user.id, { waitingNotices: waitingNotices.filter(({ at }) => at > now) })
      if (!user.blocked) await sendLetter(db, now, noticeLetter(user, [first, ...others]))
    }
  },
}
