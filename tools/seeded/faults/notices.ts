import { type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/notifications'
const ways = unit(`${domain}/deliver.property.test.ts`)
const mails = unit('packages/backend/src/notifications/mail-notices.test.ts')

/** Where notices go. */
export const notices: Subject = {
  title: 'Notices by mail',
  faults: [
    {
      name: 'A mail of notices comes in the middle of the quiet hours',
      file: `${domain}/deliver.ts`,
      find: 'minute >= from || minute < until',
      replace: 'minute >= from && minute < until',
      run: ways,
    },
    {
      name: 'A cancelled game is told by a mail only to those who want mails',
      file: `${domain}/deliver.ts`,
      find: "mail: urgent ? 'now' : null",
      replace: 'mail: null',
      run: ways,
    },
    {
      name: 'A mail of notices that waited is sent again and again',
      file: 'packages/backend/src/notifications/mail-notices.ts',
      find: 'waitingNotices.filter(({ at }) => at > now)',
      replace: 'waitingNotices.slice(1)',
      run: mails,
    },
    {
      name: 'A mail of notices has the name of somebody else',
      file: 'packages/backend/src/notifications/notify.ts',
      find: 'about?.nameless ?? notice.message',
      replace: 'notice.message',
      run: mails,
    },
    {
      name: 'Turning the bell off turns the mail of notices off as well',
      file: 'packages/backend/src/notifications/notify.ts',
      find: '  // A mail has nobody',
      replace: '  if (!bell) return\n  // A mail has nobody',
      run: mails,
    },
  ],
}
