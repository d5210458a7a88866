import { browser, type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/tills'
const backend = 'packages/backend/src/tills'
const features = 'apps/web/src/features/tills'
const sums = unit(`${domain}/till-sum.test.ts`)
const corrections = unit(`${domain}/count-correction.property.test.ts`)
const calls = unit(`${backend}/tills.test.ts`)
const screens = browser(`${features}/tills.test.tsx`)

/** The till of the counter: what is expected in it, when that is told, and what becomes of a difference. */
export const tills: Subject = {
  title: 'Tills',
  faults: [
    {
      name: 'A correction replaces the count of the closing',
      file: `${domain}/count-correction.ts`,
      find: '{ ...till, corrections: [...corrections,',
      replace: '{ ...till, countedCents, corrections: [...corrections,',
      run: corrections,
    },
    {
      name: 'A correction replaces the one before it',
      file: `${domain}/count-correction.ts`,
      find: 'corrections: [...corrections, {',
      replace: 'corrections: [{',
      run: corrections,
    },
    {
      name: 'A corrected count leaves the difference of the first',
      file: `${domain}/count-correction.ts`,
      find: 'heldCents(till) - till.sums.expectedCents',
      replace: 'till.countedCents - till.sums.expectedCents',
      run: unit(`${domain}/till-list.property.test.ts`),
    },
    {
      name: 'The list of tills tells the difference of the first count',
      file: `${domain}/till-list.ts`,
      find: "known(correctedCents, own('countedCents'))",
      replace: "known(own('countedCents'), correctedCents)",
      run: unit(`${domain}/till-list.property.test.ts`),
    },
    {
      name: 'A closed till keeps its sums when the money of its time changes',
      file: `${backend}/keep-till-sums.ts`,
      find: 'entries.some(({ at }) => isWithin(till)(at))',
      replace: 'entries.every(({ at }) => isWithin(till)(at))',
      run: unit(`${backend}/till-sums.property.test.ts`),
    },
    {
      name: 'A payment that is stored after the closing never reaches its till',
      file: `${domain}/settling.ts`,
      find: 'SETTLING_MINUTES * 60_000',
      replace: '0 * SETTLING_MINUTES',
      run: calls,
    },
    {
      name: 'Money of the last day of a till is not read',
      file: `${backend}/till-entries.ts`,
      find: 'day <= last',
      replace: 'day < last',
      run: calls,
    },
    {
      name: 'Of two equal payments one is taken for the other, when one of them goes',
      file: `${domain}/till-entries.ts`,
      find: 'return !rest.delete(other)',
      replace: 'return false',
      run: unit(`${domain}/moved-money.property.test.ts`),
    },
    {
      name: 'The sales of the open till are told without the password',
      file: `${backend}/show-till-sales.ts`,
      find: "await requireOwnPassword({ db, passwords, now, user }, password, 'password')",
      replace: 'void [requireOwnPassword, now, password, passwords]',
      run: calls,
    },
    {
      name: 'Nobody is told that the sales were seen before the count',
      file: `${backend}/till-rows.ts`,
      find: 'salesSeen: withNames(db, till.salesSeen)',
      replace: 'salesSeen: []',
      run: calls,
    },
    {
      name: 'The last line of the ways leaves one of them out',
      file: `${domain}/till-sum.ts`,
      find: 'sumOf(methods.map((each) => each[part]))',
      replace: 'sumOf(methods.slice(1).map((each) => each[part]))',
      run: corrections,
    },
    {
      name: 'A sangria is added to what is expected',
      file: `${domain}/till-sum.ts`,
      find: 'depositCents - withdrawalCents',
      replace: 'depositCents + withdrawalCents',
      run: sums,
    },
    {
      name: 'What is paid at the moment of closing is in two tills',
      file: `${domain}/till-sum.ts`,
      find: 'instant < until',
      replace: 'instant <= until',
      run: sums,
    },
    {
      name: 'More is taken out of the drawer than lies in it',
      file: `${domain}/drawer.ts`,
      find: 'return cents <= tillSum(till, entries).expectedCents',
      replace: 'return cents <= tillSum(till, entries).expectedCents + 1',
      run: unit(`${domain}/drawer.property.test.ts`),
    },
    {
      name: 'Cash is handed back that the drawer does not hold',
      file: 'packages/domain/src/tabs/operations.ts',
      find: 'return refuseCashBack(till, cents, entries)',
      replace: 'return refuseCashBack(till, cents - cents, entries)',
      run: calls,
    },
    {
      name: 'A voided payment stays in the drawer',
      file: `${domain}/till-entries.ts`,
      find: '{ ...entry, cents: -amountCents, at: voided.at }',
      replace: '{ ...entry, cents: 0, at: voided.at }',
      run: sums,
    },
    {
      name: 'A voided payment goes back when it was paid, and changes a closed till',
      file: `${domain}/till-entries.ts`,
      find: 'cents: -amountCents, at: voided.at',
      replace: 'cents: -amountCents, at: paidAt',
      run: sums,
    },
    {
      name: 'What a booking pays online lies in the drawer',
      file: `${domain}/till-entries.ts`,
      find: "payment.method === 'venue' ? 'cash' : payment.method",
      replace: "payment.method === 'venue' ? 'pix' : 'cash'",
      run: sums,
    },
    {
      name: 'Cash that is missing needs no reason',
      file: `${domain}/till-status.ts`,
      find: 'Math.abs(difference) > DIFFERENCE',
      replace: 'difference > DIFFERENCE',
      run: sums,
    },
    {
      name: 'A coin of 25 is worth 20',
      file: `${domain}/till-count.ts`,
      find: '25, 10, 5]',
      replace: '20, 10, 5]',
      run: sums,
    },
    {
      name: 'Two tills are open at once',
      file: `${domain}/operations.ts`,
      find: 'if (hasOpen) return',
      replace: 'if (hasOpen && hasUnexplained) return',
      run: calls,
    },
    {
      name: 'The next till opens while a difference has no reason',
      file: `${domain}/operations.ts`,
      find: 'if (hasUnexplained)',
      replace: 'if (hasUnexplained && hasOpen)',
      run: calls,
    },
    {
      name: 'A closed till is counted again until it fits',
      file: `${domain}/operations.ts`,
      find: 'return closedAt === null ? null',
      replace: "return closedAt !== '' ? null",
      run: calls,
    },
    {
      name: 'A sangria that came twice is noted twice',
      file: `${domain}/operations.ts`,
      find: 'if (version !== till.movements.length)',
      replace: 'if (version > till.movements.length)',
      run: calls,
    },
    {
      name: 'The report of an open till tells what is expected before the count',
      file: 'packages/domain/src/tills/operations.ts',
      find: 'isClosed(till) ? { ok: true, till } : refuseMissing()',
      replace:
        '{ ok: true, till: { ...till, closedAt: till.closedAt ?? till.openedAt, countedCents: till.countedCents ?? 0 } }',
      run: calls,
    },
    {
      name: 'Notes and coins are counted, and their sum is not entered',
      file: `${features}/till-form-drawer.tsx`,
      find: "field === 'pieces'",
      replace: "field === 'piece'",
      run: screens,
    },
    {
      name: 'A roll is printed as a sheet',
      file: `${features}/till-slip.tsx`,
      find: 'data-paper={paper}',
      replace: 'data-paper="sheet"',
      run: screens,
    },
  ],
}
