import { type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/calendar'
const backend = 'packages/backend/src/me/calendar.ts'
const writing = unit(`${domain}/calendar-file.property.test.ts`)
const feed = unit(`${domain}/calendar-feed.test.ts`)
const read = unit('packages/backend/src/me/calendar.test.ts')

/** The calendar of an athlete that other apps read. */
export const calendar: Subject = {
  title: 'The calendar of a phone',
  faults: [
    {
      name: 'A line of a calendar is longer than calendars read',
      file: `${domain}/calendar-file.ts`,
      find: 'octets = 1',
      replace: 'octets = 0',
      run: writing,
    },
    {
      name: 'A name with a line break adds a line of its own to a calendar',
      file: `${domain}/calendar-file.ts`,
      find: ".replaceAll('\\n', '\\\\n')",
      replace: ".replaceAll('\\n', '\\r\\n')",
      run: writing,
    },
    {
      name: 'A booking that was moved back has an older version than calendars know',
      file: `${domain}/booking-event.ts`,
      find: 'counter?.version ?? changes.length',
      replace: 'counter?.changes.length ?? changes.length',
      run: read,
    },
    {
      name: 'A booking that was cancelled stays in the calendar for good',
      file: `${domain}/calendar-feed.ts`,
      find: 'const CANCELLED_DAYS = 30',
      replace: 'const CANCELLED_DAYS = 9_000',
      run: feed,
    },
    {
      name: 'A calendar has a racha that its person said no to',
      file: `${domain}/calendar-feed.ts`,
      find: "mine?.status !== 'confirmed'",
      replace: 'mine === undefined',
      run: feed,
    },
    {
      name: 'The calendar of a blocked account is read on',
      file: backend,
      find: 'athlete?.blocked ? undefined : athlete',
      replace: 'athlete',
      run: read,
    },
    {
      name: 'A booking that nobody has paid stands in the calendar as cancelled',
      file: `${domain}/calendar-feed.ts`,
      find: 'if (booking.confirmedAt === null) return false',
      replace: '',
      run: feed,
    },
  ],
}
