import { type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/splits'
const handlers = 'mocks/src/handlers/splits'
const example = unit(`${domain}/apply-command.test.ts`)
const dividing = unit(`${domain}/divide.test.ts`)
const served = unit(`${handlers}/splits.test.ts`)

/** Bills among several people (rule 8). */
export const splits: Subject = {
  title: 'Bills among several people',
  faults: [
    {
      name: 'The cents that rounding leaves are nobody’s',
      file: `${domain}/divide.ts`,
      find: '.slice(0, Math.max(0, more))',
      replace: '.slice(0, Math.max(0, more - 1))',
      run: unit(`${domain}/divide.property.test.ts`),
    },
    {
      name: 'Who is exempt pays their part of what is everybody’s',
      file: `${domain}/divide.ts`,
      find: 'if (exempt) continue',
      replace: 'if (exempt && part.as !== "rest") continue',
      run: dividing,
    },
    {
      name: 'A share that was paid moves by a cent where rounding leaves a choice',
      file: `${domain}/divide.ts`,
      find: 'return was === floor + 1 ? 1',
      replace: 'return was === floor + 2 ? 1',
      run: dividing,
    },
    {
      name: 'Percentages of 101 are taken',
      file: `${domain}/divide.ts`,
      find: 'if (percent > 100)',
      replace: 'if (percent > 101)',
      run: dividing,
    },
    {
      name: 'A cent is divided among three',
      file: `${domain}/divide.ts`,
      find: 'return left > 0 && left < rest.length',
      replace: 'return left > 1 && left < rest.length',
      run: dividing,
    },
    {
      name: 'A card is charged another amount than was shown',
      file: `${domain}/commands/paying.ts`,
      find: 'if (standing.openCents !== amountCents)',
      replace: 'if (standing.openCents < amountCents)',
      run: example,
    },
    {
      name: 'A card is charged for a share that was paid in cash meanwhile',
      file: `${domain}/settle.ts`,
      find: "return kind === 'card' ? cents <= openCents",
      replace: "return kind === 'card' ? cents >= openCents",
      run: example,
    },
    {
      name: 'A share is paid twice, by Pix and by card',
      file: `${domain}/commands/paying.ts`,
      find: "return waiting.kind === 'card' ? cardWaits() : done(split)",
      replace: 'return done(split)',
      run: example,
    },
    {
      name: 'A card that paid a share is not the arena’s',
      file: `${handlers}/carry-out.ts`,
      find: "kind === 'pix' || kind === 'card'",
      replace: "kind === 'pix'",
      run: served,
    },
    {
      name: 'A share that is on somebody’s account is taken by another',
      file: `${domain}/commands/claiming.ts`,
      find: 'if (person.userId !== null) return refuse',
      replace: 'if (person.userId === userId) return refuse',
      run: example,
    },
    {
      name: 'What its owner has to do about a bill is below what waits for others',
      file: `${domain}/own-bill.ts`,
      find: 'return bill.saidPeople > 0 ? 0 : 2',
      replace: 'return bill.saidPeople > 0 ? 3 : 2',
      run: unit(`${domain}/own-bill.test.ts`),
    },
    {
      name: 'A payment that was undone still counts',
      file: `${domain}/standing.ts`,
      find: "if (status !== 'paid') continue",
      replace: "if (status !== 'paid' && status !== 'undone') continue",
      run: example,
    },
    {
      name: 'A credit that was given back is added',
      file: `${domain}/standing.ts`,
      find: "kind === 'returned' ? -cents : cents",
      replace: "kind === 'returned' ? cents : cents",
      run: example,
    },
    {
      name: 'An item that somebody has is taken by the next who claims it',
      file: `${domain}/commands/claiming.ts`,
      find: 'if (isOthers) {',
      replace: 'if (isOthers && personId === null) {',
      run: unit(`${domain}/apply-command.property.test.ts`),
    },
    {
      name: 'A Pix code of another amount than is open can be paid',
      file: `${domain}/settle.ts`,
      find: ': cents === openCents',
      replace: ': cents >= 0 || openCents > 0',
      run: example,
    },
    {
      name: 'Cash is undone after more than 24 hours',
      file: `${domain}/commands/paying.ts`,
      find: 'const UNDO_MS = 24 * 60',
      replace: 'const UNDO_MS = 48 * 60',
      run: example,
    },
    {
      name: 'Somebody is reminded at 21h',
      file: `${domain}/reminder.ts`,
      find: 'minute >= UNTIL_HOUR * 60',
      replace: 'minute > UNTIL_HOUR * 60',
      run: example,
    },
    {
      name: 'Somebody is reminded twice in a day',
      file: `${domain}/reminder.ts`,
      find: 'const DAY_MS = 24 * 60',
      replace: 'const DAY_MS = 12 * 60',
      run: example,
    },
    {
      name: 'Who has paid is taken off the bill, and their money with them',
      file: `${domain}/commands/editing.ts`,
      find: "each.status === 'paid' || each.status === 'said'",
      replace: "each.status === 'waiting'",
      run: example,
    },
    {
      name: 'Somebody else changes the bill',
      file: `${domain}/apply-command.ts`,
      find: '!events.includes(command.type) && context.by?.id !== split.organizerId',
      replace: '!events.includes(command.type) && context.by?.id === undefined',
      run: example,
    },
    {
      name: 'A renewed link still works',
      file: `${domain}/apply-command.ts`,
      find: 'each.id === personId ? { ...each, token: newToken() } : each',
      replace: 'each.id !== personId ? { ...each, token: newToken() } : each',
      run: served,
    },
    {
      name: 'A share pays the arena what it has already, too',
      file: `${handlers}/bring-to-arena.ts`,
      find: 'const amountCents = Math.min(left, wanted, account.payable)',
      replace: 'const amountCents = Math.min(left, wanted)',
      run: served,
    },
    {
      name: 'A share reaches the booking without its cents',
      file: `${handlers}/bring-to-arena.ts`,
      find: 'left -= amountCents',
      replace: 'left = 0',
      run: served,
    },
    {
      name: 'The counter hands a tab of another company over',
      file: `${handlers}/hand-over-tab.ts`,
      find: 'if (!tab || tab.companyId !== company.id) throw notFound()',
      replace: 'if (!tab) throw notFound()',
      run: served,
    },
    {
      name: 'A bill is shown to whoever knows its id',
      file: `${handlers}/get-split.ts`,
      find: 'if (!split || split.organizerId !== user.id) throw notFound()',
      replace: 'if (!split) throw notFound()',
      run: served,
    },
  ],
}
