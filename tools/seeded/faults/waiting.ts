import { type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/waiting'
const look = unit(`${domain}/look.test.ts`)
const operations = unit(`${domain}/operations.test.ts`)
const times = unit(`${domain}/offer-times.test.ts`)
const queue = unit(`${domain}/queue.test.ts`)
const property = unit(`${domain}/waiting.property.test.ts`)
const backend = unit('packages/backend/src/waiting/waiting.test.ts')

/** The queue for a taken time: who is next, what is offered for how long, and who is told. */
export const waiting: Subject = {
  title: 'Queues for taken times',
  faults: [
    {
      name: 'Who came last is the next one',
      file: `${domain}/queue.ts`,
      find: 'Date.parse(one.createdAt) - Date.parse(other.createdAt) ||',
      replace: 'Date.parse(other.createdAt) - Date.parse(one.createdAt) ||',
      run: queue,
    },
    {
      name: 'Who comes back stands where they were',
      file: `${domain}/queue.ts`,
      find: 'Math.max(most, turn), 0) + 1',
      replace: 'Math.max(most, turn), 0) - 1',
      run: queue,
    },
    {
      name: 'An offer is told in the night',
      file: `${domain}/offer-times.ts`,
      find: 'if (minute < NIGHT_UNTIL) return morningOf(day)',
      replace: 'if (minute < NIGHT_UNTIL) return at',
      run: times,
    },
    {
      name: 'An offer goes on after the game has begun',
      file: `${domain}/offer-times.ts`,
      find: 'Math.min(plus(tellAt, OFFER_MINUTES), Date.parse(start))',
      replace: 'plus(tellAt, OFFER_MINUTES)',
      run: times,
    },
    {
      name: 'An hour is offered to somebody who plays elsewhere then',
      file: `${domain}/look.ts`,
      find: 'if (own.length > 0) return changed(wait, { dueAt: wait.start })',
      replace: 'if (own.length > 9) return changed(wait, { dueAt: wait.start })',
      run: look,
    },
    {
      name: 'Two hours that are free at once go to one person',
      file: `${domain}/look.ts`,
      find: 'if (otherOfferUntil !== null) return changed',
      replace: "if (otherOfferUntil === '') return changed",
      run: property,
    },
    {
      name: 'Who let an offer pass stays the first',
      file: `${domain}/look.ts`,
      find: "return ended(wait, status === 'expired' ? [lostNotice(wait, place)] : [])",
      replace:
        "return changed(wait, { dueAt: wait.start }, status === 'expired' ? [lostNotice(wait, place)] : [])",
      run: look,
    },
    {
      name: 'All are told again and again',
      file: `${domain}/look.ts`,
      find: 'if (wait.told) return changed(wait, { dueAt: wait.start })',
      replace: 'if (wait.told && wait.tellAt === null) return changed(wait, { dueAt: wait.start })',
      run: look,
    },
    {
      name: 'An hour that is free is waited for',
      file: `${domain}/operations.ts`,
      find: "if (judged.ok) return refuse('conflict'",
      replace: "if (judged.ok && theirs.length > 99) return refuse('conflict'",
      run: operations,
    },
    {
      name: 'An hour that a booking was moved away from is offered to nobody',
      file: `${domain}/touched.ts`,
      find: 'had.start === has.start && had.end === has.end',
      replace: 'had.id === has.id',
      run: operations,
    },
    {
      name: 'Between a cancellation and the offer somebody else may come',
      file: 'packages/backend/src/http/dispatch.ts',
      find: '      await passOnFreed(unit.db, unit.changes, at)\n',
      replace: '      if (refused) await passOnFreed(unit.db, unit.changes, at)\n',
      run: backend,
    },
    {
      name: 'An offer that ends goes to nobody',
      file: 'packages/backend/src/waiting/offer-freed-times.ts',
      find: 'await lookAtWaits(db, at, [...new Set(found.flat())])',
      replace: 'await lookAtWaits(db, at, [...new Set(found.flat())].slice(0, 1))',
      run: backend,
    },
  ],
}
