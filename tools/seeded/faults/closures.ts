import { type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/closures'
const creating = unit('packages/backend/src/closures/create-closure.test.ts')
const intervals = unit(`${domain}/closed-intervals.test.ts`)
const choices = unit(`${domain}/choices.test.ts`)

/** The closures of an arena, and the choices about the bookings in the way. */
export const closures: Subject = {
  title: 'Closures',
  faults: [
    {
      name: 'A closure of the evening is over at midnight',
      file: `${domain}/closed-intervals.ts`,
      find: 'dayNumber(from) - DAYS_BEFORE',
      replace: 'dayNumber(from)',
      run: intervals,
    },
    {
      name: 'A repetition has a day more than its last: `addDays` for the day',
      file: `${domain}/closed-intervals.ts`,
      find: 'until === null ? Infinity : dayNumber(until)',
      replace: 'until === null ? Infinity : dayNumber(until) + 1',
      run: intervals,
    },
    {
      name: 'A closure proposes midnight for a game at 21h',
      file: `${domain}/suggest-times.ts`,
      find: 'Math.abs(start - wanted) <= within',
      replace: 'within >= 0',
      run: choices,
    },
    {
      name: 'What nobody chose because of a closure is cancelled',
      file: 'apps/web/src/features/closures/new/choose.ts',
      find: "return target === null ? null : 'move'",
      replace: "return target === null ? 'cancel' : 'move'",
      run: unit('apps/web/src/features/closures/new/choose.test.ts'),
    },
    {
      name: 'A booking that only touches a closure is in its way',
      file: `${domain}/affected-bookings.ts`,
      find: 'start < closed.end',
      replace: 'start <= closed.end',
      run: choices,
    },
    {
      name: 'A booking without a choice is left where it is',
      file: `${domain}/judge-choices.ts`,
      find: 'if (missing.length > 0)',
      replace: 'if (missing.length > 99)',
      run: creating,
    },
    {
      name: 'Two bookings are moved to the same time',
      file: `${domain}/judge-choices.ts`,
      find: '      taken.push({ ...to, bookingId: booking.id })\n',
      replace: '',
      run: creating,
    },
    {
      name: 'A cancellation because of a closure goes by the policy',
      file: `${domain}/operations.ts`,
      find: "{ by: 'company', reason, isTold }",
      replace: "{ by: 'athlete', reason, isTold }",
      run: creating,
    },
    {
      name: 'A racha stays in a booking that is cancelled',
      file: 'packages/domain/src/bookings/cancel/cancel-and-move.ts',
      find: 'rachas: settled.flatMap(({ changes }) => changes.rachas)',
      replace: 'rachas: []',
      run: unit(`${domain}/operations.test.ts`),
    },
    {
      name: 'An athlete reads a reason that is for the arena alone',
      file: `${domain}/athlete-reason.ts`,
      find: 'return reasonShown ? reason',
      replace: 'return reason ? reason',
      run: creating,
    },
  ],
}
