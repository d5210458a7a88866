import { type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/bookings'
const backend = 'packages/backend/src/bookings'
const model = unit(`${domain}/day/day.property.test.ts`)
const rules = unit(`${domain}/commands/apply-command.test.ts`)

/** The arena's day: the counter's bookings and their commands (decision 067). */
export const day: Subject = {
  title: 'The day of an arena',
  faults: [
    {
      name: 'Who books within two hours of a game is reminded of it',
      file: `${domain}/reminders.ts`,
      find: 'at > createdAt ? at : null',
      replace: 'at',
      run: unit(`${domain}/reminders.test.ts`),
    },
    {
      name: 'The same hour of another week is one that has passed',
      file: `${domain}/same-time-again.ts`,
      find: 'while (weekLater(weeks) <= present) weeks++',
      replace: '',
      run: unit(`${domain}/same-time-again.test.ts`),
    },
    {
      name: 'The counter sells a time that somebody has',
      file: `${domain}/quote/judge-at-counter.ts`,
      find: 'if (clash) return',
      replace: "if (clash?.kind === 'held') return",
      run: model,
    },
    {
      name: 'The counter sells a closed time',
      file: `${domain}/quote/judge-at-counter.ts`,
      find: 'if (closed.some(',
      replace: 'if (closed.every(',
      run: rules,
    },
    {
      name: 'Half an hour after whole slots costs a whole slot',
      file: `${domain}/quote/judge-at-counter.ts`,
      find: 'Math.round((cents * (Math.min(ends, end) - start)) / (ends - start))',
      replace: 'cents * Math.ceil((Math.min(ends, end) - start) / (ends - start))',
      run: rules,
    },
    {
      name: 'Of several times the free ones are booked',
      file: `${domain}/commands/book.ts`,
      find: 'if (!judged.ok) return refusedTime(judged.refusal, wanted)',
      replace: 'if (!judged.ok) continue',
      run: rules,
    },
    {
      name: 'A booking that is moved stands in its own way',
      file: `${domain}/commands/move.ts`,
      find: 'data.schedule(to.fieldId, [booking.id], to)',
      replace: 'data.schedule(to.fieldId, [], to)',
      run: rules,
    },
    {
      name: 'A move gives a price of the arena’s own away',
      file: `${domain}/commands/move.ts`,
      find: "if (price === 'keep' || counter.priceReason !== null)",
      replace: "if (price === 'keep')",
      run: rules,
    },
    {
      name: 'A price falls below what is paid',
      file: `${domain}/commands/reprice.ts`,
      find: 'if (total < online + counter.paidCents + counter.pendingCents) return null',
      replace: 'if (total < online) return null',
      run: rules,
    },
    {
      name: 'Cancelling leaves what the counter took',
      file: `${domain}/commands/cancel.ts`,
      find: 'payment.voided ? payment : { ...payment, voided: takenBack(payment, voided) }',
      replace: 'payment.voided ? { ...payment, voided: takenBack(payment, voided) } : payment',
      run: unit(`${backend}/booking-commands.test.ts`),
    },
    {
      name: 'A move is undone over what others did since',
      file: `${domain}/commands/undo.ts`,
      find: 'if (!booking || changedSince)',
      replace: 'if (!booking)',
      run: rules,
    },
    {
      name: 'An absence that is undone has money that its bank has given back',
      file: `${domain}/commands/undo.ts`,
      find: 'if (payment === null || cents <= 0) return restored',
      replace: 'if (payment === null || cents >= 0) return restored',
      run: rules,
    },
    {
      name: 'What came at the counter goes back when nobody comes',
      file: `${domain}/cancel/no-show.ts`,
      find: "payment?.status !== 'paid' || payment.method === 'venue'",
      replace: "payment?.status !== 'paid'",
      run: unit(`${domain}/cancel/no-show.test.ts`),
    },
    {
      name: 'A command that arrives twice is done twice',
      file: `${domain}/operations.ts`,
      find: 'if (known) return known.ok ?',
      replace: 'if (known && !known.ok) return known.ok ?',
      run: unit(`${domain}/operations.test.ts`),
    },
    {
      name: 'The counter gives back cash that the drawer does not have',
      file: `${domain}/operations.ts`,
      find: 'back > 0 ? facts.drawer()',
      replace: 'back < 0 ? facts.drawer()',
      run: unit(`${domain}/operations.test.ts`),
    },
    {
      name: 'A move that was undone is told all the same',
      file: `${domain}/operations.ts`,
      find: 'read: unread.map(({ id }) => id)',
      replace: 'read: []',
      run: unit(`${domain}/operations.test.ts`),
    },
    {
      name: 'A notice of a move tells the way from an hour that was never read',
      file: `${domain}/cancel/told-move.ts`,
      find: 'const known = unread[0] ?? before',
      replace: 'const known = before',
      run: unit(`${domain}/cancel/told-move.test.ts`),
    },
    {
      name: 'Who arrived is late',
      file: `${domain}/day/day-needs.ts`,
      find: 'isAwaited(booking, now) && instant',
      replace: 'instant',
      run: unit(`${domain}/day/day-needs.test.ts`),
    },
    {
      name: 'A ticket of another kind is read as a booking’s',
      file: `${domain}/ticket-code.ts`,
      find: '/^(?:RSV[-\\s]?)?([2-9A-Z]{4,5})$/u',
      replace: '/(?:RSV[-\\s]?)?([2-9A-Z]{4,5})$/u',
      run: unit(`${domain}/ticket-code.test.ts`),
    },
  ],
}
