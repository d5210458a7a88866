import { browser, type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src'
const backend = 'packages/backend/src'
const web = 'apps/web/src/features'
const remedies = unit(`${domain}/rain/rain-remedy.test.ts`)
const intervals = unit(`${domain}/rain/rain-input.test.ts`)
const states = unit(`${domain}/rain/rain.test.ts`)
const outcomes = unit(`${domain}/rain/rain-outcome.test.ts`)
const choosing = unit(`${backend}/rain/choose-after-rain.test.ts`)
const spending = unit(`${backend}/payments/credit.test.ts`)
const balances = unit(`${domain}/credit/credit.property.test.ts`)

/** Rain: what bookings get for it, what athletes choose, and their credit. */
export const rain: Subject = {
  title: 'Rain and credit',
  faults: [
    {
      name: 'Rain gives credit for what was never paid',
      file: `${domain}/rain/rain-remedy.ts`,
      find: 'paidCents(booking) > 0',
      replace: 'paidCents(booking) >= 0',
      run: remedies,
    },
    {
      name: 'A booking that only adjoins a rain is rained out: `<=` for `<`',
      file: `${domain}/rain/rained-bookings.ts`,
      find: 'Date.parse(booking.start) < Date.parse(end)',
      replace: 'Date.parse(booking.start) <= Date.parse(end)',
      run: intervals,
    },
    {
      name: 'A rain is told that is long past',
      file: `${domain}/rain/rain-input.ts`,
      find: 'addDays(localDay(timeZone, now), -1)',
      replace: 'addDays(localDay(timeZone, now), -2)',
      run: intervals,
    },
    {
      name: 'A rained-out booking keeps its time from others',
      file: `${domain}/bookings/status.ts`,
      find: " && status !== 'rained_out'",
      replace: '',
      run: states,
    },
    {
      name: 'An athlete may choose an instant too long: `<=` for `<`',
      file: `${domain}/rain/rain.ts`,
      find: 'Date.parse(now) < Date.parse(rain.until)',
      replace: 'Date.parse(now) <= Date.parse(rain.until)',
      run: states,
    },
    {
      name: 'A rain is carried out though a booking has no choice',
      file: `${domain}/rain/decide-rain.ts`,
      find: 'missing.length > 0',
      replace: 'missing.length > 1',
      run: outcomes,
    },
    {
      name: 'A booking gets what its rules do not give',
      file: `${domain}/rain/decide-rain.ts`,
      find: '!rainActionsFor(remedy.kind).includes(action)',
      replace: '!rainActionsFor(remedy.kind)',
      run: outcomes,
    },
    {
      name: 'A new time after a rain is not judged, and collides',
      file: `${domain}/rain/operations.ts`,
      find: '  const judged = judgeTime(time, schedule)\n  if (!judged.ok) return judged\n',
      replace: '',
      run: choosing,
    },
    {
      name: 'A rained-out booking moves to a field for another sport',
      file: `${domain}/rain/operations.ts`,
      find: '!isEqualField(own, field)',
      replace: 'own.companyId !== field.companyId',
      run: choosing,
    },
    {
      name: 'Credit is used and still there',
      file: `${domain}/credit/credit.ts`,
      find: 'sum + givenCents - usedCents + returnedCents',
      replace: 'sum + givenCents + returnedCents',
      run: balances,
    },
    {
      name: 'Credit is given before it was chosen, too',
      file: `${domain}/rain/rain.ts`,
      find: "rainStateAt(booking, now) === 'credit' ?",
      replace: 'booking.rain ?',
      run: balances,
    },
    {
      name: 'A hold that ran out has used up credit',
      file: `${domain}/credit/credit.ts`,
      find: "=== 'expired' ? undefined : creditUsed",
      replace: "=== 'no_show' ? undefined : creditUsed",
      run: choosing,
    },
    {
      name: 'Credit is lost with the booking that it paid',
      file: 'packages/domain/src/bookings/commands/cancel.ts',
      find: ' : creditCents',
      replace: ' : 0',
      run: choosing,
    },
    {
      name: 'A refund that was taken as credit goes back as money, too',
      file: 'packages/domain/src/bookings/commands/cancel.ts',
      find: 'payment: paymentAfter(booking.payment, moneyCents)',
      replace: 'payment: paymentAfter(booking.payment, onlineCents)',
      run: unit('packages/domain/src/bookings/commands/cancel.property.test.ts'),
    },
    {
      name: 'A tab, a month or a share takes more credit than there is',
      file: `${domain}/credit/credit.ts`,
      find: 'if (amountCents <= leftCents) return null',
      replace: 'if (leftCents > 0) return null',
      run: unit(`${domain}/credit/spent.property.test.ts`),
    },
    {
      name: 'Credit that the counter takes back is gone',
      file: `${backend}/bookings/credit-left.ts`,
      find: 'byId === athleteId && !voided',
      replace: 'byId === athleteId',
      run: spending,
    },
    {
      name: 'Anybody with the link of a share pays it by its owner’s credit',
      file: `${backend}/splits/arena-credit.ts`,
      find: 'person?.userId !== user.id',
      replace: 'person === undefined',
      run: spending,
    },
    {
      name: 'Credit pays what the organiser is owed, not the arena',
      file: `${backend}/splits/arena-credit.ts`,
      find: 'Math.min(open, left, owedToArena(split, findArenaAccount(db, now)))',
      replace: 'Math.min(open, left)',
      run: spending,
    },
    {
      name: 'Credit does not lower what is due online',
      file: `${domain}/credit/split-with-credit.ts`,
      find: 'nowCents: nowCents - onNow',
      replace: 'nowCents',
      run: unit(`${domain}/credit/split-with-credit.test.ts`),
    },
    {
      name: 'It rains on covered courts',
      file: `${web}/closures/rain/tell-rain.tsx`,
      find: 'own.fields.filter(({ indoor }) => !indoor)',
      replace: 'own.fields.filter(() => true)',
      run: browser(`${web}/closures/rain.test.tsx`),
    },
    {
      name: 'A list does not ask for a choice after a rain',
      file: `${web}/bookings/list/booking-row-state.tsx`,
      find: "rainStateAt(booking, now) === 'choose' && (",
      replace: "rainStateAt(booking, now) === 'credit' && (",
      run: browser(`${web}/bookings/after-rain.test.tsx`),
    },
  ],
}
