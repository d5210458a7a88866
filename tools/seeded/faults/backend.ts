import { type Subject, unit } from '../fault.ts'

const mocks = 'mocks/src'
const room = 'packages/backend/src'
const bookings = `${room}/bookings`
const creating = unit(`${bookings}/create-booking.test.ts`)
const paying = unit(`${bookings}/pay-booking.test.ts`)
const byCode = unit(`${room}/auth/code.test.ts`)
const limits = unit(`${room}/account/limits.test.ts`)

/** The backend: refusals, permissions, isolation. */
export const backend: Subject = {
  title: 'Backend',
  faults: [
    {
      name: 'A call whose path has a parameter answers for a word that stands there',
      file: 'tools/checks/call-lists/in-order.ts',
      find: "startsWith('{') ? `~${part}` : part",
      replace: "startsWith('{') ? `!${part}` : part",
      run: unit('tools/checks/call-lists/call-lists.test.ts'),
    },
    {
      name: 'Calls are answered without a lock',
      file: 'mocks/src/db/mutex.ts',
      find: 'last.then(task)',
      replace: 'task()',
      run: creating,
    },
    {
      name: 'A call that refuses half way leaves its first half behind',
      file: `${room}/http/dispatch.ts`,
      find: 'refused ? call.keeps : undefined',
      replace: 'undefined',
      run: unit(`${room}/http/whole-or-nothing.test.ts`),
    },
    {
      name: 'A refused call forgets that a password was wrong',
      file: `${room}/http/dispatch.ts`,
      find: 'refused ? call.keeps : undefined',
      replace: 'refused ? [] : undefined',
      run: unit(`${room}/http/whole-or-nothing.test.ts`),
    },
    {
      name: 'Two tabs may write at once',
      file: `${mocks}/backend.ts`,
      find: 'options.lock ?? ((task) => task())',
      replace: '((task) => task())',
      run: unit(`${mocks}/persistence/persistence.test.ts`),
    },
    {
      name: 'A call that is sent again is done again',
      file: `${room}/http/idempotency.ts`,
      find: '  if (known) {',
      replace: '  if (known && known.kept.status >= 400) {',
      run: creating,
    },
    {
      name: 'The key of one call answers another',
      file: `${room}/http/idempotency.ts`,
      find: '(first) => first.request === request',
      replace: '(first) => first.request !== null',
      run: creating,
    },
    {
      name: 'Two people share their keys',
      file: `${room}/http/idempotency.ts`,
      find: 'const id = `${userId}:${key}`',
      replace: 'const id = `${userId && key}`',
      run: creating,
    },
    {
      name: 'Every profile may make every call',
      file: `${room}/http/authenticate.ts`,
      find: 'if (role === null || !who.includes(role))',
      replace: 'if (role === null)',
      run: unit('packages/conformance/src/contract.test.ts'),
    },
    {
      name: 'Who was blocked stays signed in',
      file: `${room}/http/authenticate.ts`,
      find: 'if (!user || user.blocked) return null',
      replace: 'if (!user) return null',
      run: unit(`${room}/auth/auth.test.ts`),
    },
    {
      name: "A company cancels another company's booking",
      file: `${bookings}/own-booking.ts`,
      find: 'if (booking && db.companies.find(booking.companyId)?.ownerId === user.id)',
      replace: 'if (booking && db.companies.find(booking.companyId)?.ownerId)',
      run: unit(`${bookings}/bookings.test.ts`),
    },
    {
      name: 'A tab is shown to whoever knows its id',
      file: `${room}/tabs/get-tab.ts`,
      find: 'seenTabs(db, user).find(({ id }) => id === params.id)',
      replace: 'db.tabs.find(params.id)',
      run: unit(`${room}/tabs/tabs.test.ts`),
    },
    {
      name: 'A pickup game is shown to those whom it does not concern',
      file: `${room}/rachas/get-racha.ts`,
      find: 'if (!racha || !isInvolved(racha, user))',
      replace: 'if (!racha)',
      run: unit(`${room}/rachas/rachas.test.ts`),
    },
    {
      name: 'A refused time comes without the free ones near it',
      file: `${bookings}/with-alternatives.ts`,
      find: '{ alternatives: alternatives(schedule, asked) }',
      replace: '{ alternatives: alternatives(schedule, asked).slice(3) }',
      run: creating,
    },
    {
      name: 'A card that is approved after the hold confirms the booking',
      file: 'packages/domain/src/bookings/athlete/confirm.ts',
      find: 'if (approved && canPay(booking, moment.at))',
      replace: 'if (approved)',
      run: unit('packages/domain/src/bookings/athlete/pay.property.test.ts'),
    },
    {
      name: 'Who pays all at the venue pays the part again that credit has paid',
      file: 'packages/domain/src/bookings/athlete/pay.ts',
      find: 'atVenueCents: priceCents - creditCents,',
      replace: 'atVenueCents: priceCents,',
      run: unit('packages/domain/src/bookings/athlete/pay.property.test.ts'),
    },
    {
      name: 'An operation that is refused is stored all the same',
      file: 'packages/backend/src/store/apply-outcome.ts',
      find: 'if (!outcome.ok) throw refusedBy(outcome, shown)\n  return outcome',
      replace:
        'if (!outcome.ok && outcome.code !== "hold_expired") throw refusedBy(outcome, shown)\n  return outcome as D',
      run: paying,
    },
    {
      name: 'A hold is paid after it ran out',
      file: 'packages/domain/src/bookings/athlete/pay.ts',
      find: 'const refusal = payRefusal(booking, near, at)',
      replace: 'const refusal = payRefusal(booking, near, booking.createdAt)',
      run: paying,
    },
    {
      name: 'Asking again for a Pix code makes a second payment',
      file: 'packages/domain/src/bookings/athlete/pay.ts',
      find: "if (method === 'pix' && waits === 'pix' &&",
      replace: "if (method === 'pix' && waits === 'card' &&",
      run: paying,
    },
    {
      name: 'A cancelled booking keeps its money',
      file: 'packages/domain/src/bookings/commands/cancel.ts',
      find: 'if (payment && refundedCents > 0)',
      replace: 'if (payment && refundedCents < 0)',
      run: unit(`${bookings}/bookings.test.ts`),
    },
    {
      name: 'A game that goes on past midnight is not on the next day: `>=` for `>`',
      file: `${bookings}/list-company-bookings.ts`,
      find: 'toMinutesUp(end) > from',
      replace: 'toMinutesUp(end) >= from',
      run: unit(`${bookings}/bookings.test.ts`),
    },
    {
      name: 'A password can be tried for ever',
      file: `${room}/account/attempts.ts`,
      find: 'if (oldest === undefined) return',
      replace: "if (oldest === undefined || tried.kind === 'login') return",
      run: limits,
    },
    {
      name: 'What was mailed works for days',
      file: `${room}/account/proofs.ts`,
      find: 'return between(sentAt, now) >= minutes * 60',
      replace: 'return between(sentAt, now) >= minutes * 3600',
      run: unit(`${room}/account/account.test.ts`),
    },
    {
      name: 'A notice that somebody turned off comes all the same',
      file: `${room}/notifications/notify.ts`,
      find: 'if (kind !== null && user.muted?.includes(kind)) return',
      replace: 'if (kind !== null && user.muted === undefined) return',
      run: unit(`${room}/me/account.test.ts`),
    },
    {
      name: 'A fault for one call is not before that for all',
      file: `${mocks}/situations/fault-effect.ts`,
      find: 'faults.find((each) => each.call === name) ?? faults.find((each) => each.call === ALL)',
      replace: 'faults.find((each) => each.call === ALL) ?? faults.find((each) => each.call === name)',
      run: unit(`${mocks}/situations/situations.test.ts`),
    },
    {
      name: 'A 429 that was asked for does not say how long to wait',
      file: `${room}/http/refused.ts`,
      find: "new Refused(code, message, { headers: { 'Retry-After': String(seconds) } })",
      replace: 'new Refused(code, message, { headers: seconds > 0 ? {} : {} })',
      run: unit(`${mocks}/situations/situations.test.ts`),
    },
    {
      name: 'A 422 does not name its field',
      file: `${room}/http/refused.ts`,
      find: 'new Refused(code, message, { errors: { [field]: [message] } })',
      replace: 'new Refused(code, message, { errors: field ? {} : {} })',
      run: unit(`${room}/auth/auth.test.ts`),
    },
    {
      name: 'The second page of a list begins with the last row of the first',
      file: `${room}/http/page.ts`,
      find: 'rows.slice((page - 1) * perPage, page * perPage)',
      replace: 'rows.slice(Math.max(0, (page - 1) * perPage - 1), page * perPage)',
      run: unit(`${room}/http/lists.test.ts`),
    },
    {
      name: 'A code to enter by lets somebody in twice',
      file: `${room}/account/typed-code.ts`,
      find: 'if (usedAt !== null)',
      replace: "if (usedAt === '')",
      run: byCode,
    },
    {
      name: 'A code that went to another e-mail opens an account',
      file: `${room}/auth/confirm-code.ts`,
      find: 'const proof = await findTyped(typed, code)',
      replace:
        "const proof = db.proofs.where(({ secret, kind }) => secret === code && kind === 'sign-in')[0] ?? (await findTyped(typed, code))",
      run: byCode,
    },
    {
      name: 'Whoever registered the e-mail of somebody else keeps a password to their account',
      file: 'packages/domain/src/users/code-entry.ts',
      find: 'if (!theirs) return',
      replace: 'if (known.invited === true) return',
      run: unit('packages/domain/src/users/code-entry.test.ts'),
    },
    {
      name: 'A stranger keeps the password of a registration that the owner of the e-mail confirmed',
      file: 'packages/backend/src/account/verify-email.ts',
      find: 'passwordUnproven: user.password !== null',
      replace: 'passwordUnproven: user.password === null',
      run: byCode,
    },
    {
      name: 'A reset whose seed fails leaves an empty base',
      file: 'mocks/src/db/database.ts',
      find: 'const offset = clock.offsetMinutes',
      replace: 'const offset = clock.offsetMinutes; for (const table of Object.values(tables)) table.clear()',
      run: unit('mocks/src/db/reset.test.ts'),
    },
  ],
}
