import { browser, type Subject, unit } from '../fault.ts'

const card = 'packages/domain/src/payments/card'
const backend = 'packages/backend/src'
const form = 'apps/web/src/shared/payments/form'
const numbers = unit(`${card}/number.test.ts`)
const typing = unit(`${card}/card-input.test.ts`)
const parts = unit(`${card}/instalments.test.ts`)
const cards = unit(`${backend}/payments/cards.test.ts`)
const ofAccounts = unit('apps/server/src/refunds/back-of-accounts.test.ts')
const onServer = unit('apps/server/src/cards/cards.test.ts')
const screen = (named: string) => browser('apps/web/src/features/payments/pay-by-card.test.tsx', named)

/** Paying by card: what is typed, what is kept of it, and what the bank answers (H9). */
export const payments: Subject = {
  title: 'Paying by card',
  faults: [
    {
      name: 'A card whose check digit is wrong is taken',
      file: `${card}/number.ts`,
      find: 'sum % 10 === 0',
      replace: 'sum % 5 === 0',
      run: numbers,
    },
    {
      name: 'An Elo is called a Visa',
      file: `${card}/brand-of.ts`,
      find: '[401178, 401179]',
      replace: '[401179, 401179]',
      run: numbers,
    },
    {
      name: 'A card ends with the first day of its month',
      file: `${card}/expiry.ts`,
      find: 'monthNumber(expiry) < thisMonth(now)',
      replace: 'monthNumber(expiry) <= thisMonth(now)',
      run: typing,
    },
    {
      name: 'The code of an American Express has three digits',
      file: `${card}/brand-of.ts`,
      find: 'codeDigits: 4',
      replace: 'codeDigits: 3',
      run: typing,
    },
    {
      name: 'Instalments lose a cent',
      file: `${card}/instalments.ts`,
      find: 'cents - each * (count - 1)',
      replace: 'each',
      run: parts,
    },
    {
      name: 'More instalments than the arena allows are taken',
      file: 'packages/domain/src/payments/card/charge.ts',
      find: 'instalmentChoices(amountCents, maxInstalments)',
      replace: 'instalmentChoices(amountCents, 12)',
      run: cards,
    },
    {
      name: 'The number of a card stands in the log of calls',
      file: 'mocks/src/log/to-entry.ts',
      find: 'isSecret(call, asked.text) ? SECRET_BODY : cutBody(asked.text)',
      replace: 'cutBody(asked.text)',
      run: cards,
    },
    {
      name: 'A token pays twice',
      file: `${backend}/payments/ask-bank.ts`,
      find: 'db.cards.find(token) ? null : bank.readCard(token, now)',
      replace: 'bank.readCard(token, now)',
      run: cards,
    },
    {
      name: 'A call of payment takes the number of a card',
      file: `${backend}/http/refuse-card-number.ts`,
      find: 'if (holdsCardNumber(text) || ',
      replace: 'if (',
      run: onServer,
    },
    {
      name: 'The log of calls keeps a number that was sent where no card belongs',
      file: 'mocks/src/log/to-entry.ts',
      find: 'call?.secret === true || holdsCardNumber(text)',
      replace: 'call?.secret === true',
      run: cards,
    },
    {
      name: 'A card is offered where no bank takes one',
      file: `${form}/cards-address.ts`,
      find: 'return takesCards() || way.waiting !== null ? [way] : []',
      replace: 'return [way]',
      run: unit(`${form}/cards-address.test.ts`),
    },
    {
      name: 'A card is charged again by a try whose answer was lost',
      file: 'apps/server/src/cards/work-cards.ts',
      find: 'const id = String(charge.id)',
      replace: 'const id = `${charge.id}-${charge.tries}`',
      run: onServer,
    },
    {
      name: 'A bank of cards that says no on the server is a yes',
      file: 'apps/server/src/cards/work-cards.ts',
      find: "approved: answer.state === 'approved'",
      replace: 'approved: true',
      run: onServer,
    },
    {
      name: 'A card is charged for what was cancelled meanwhile',
      file: 'apps/server/src/cards/work-cards.ts',
      find: "cardStands(db, charge, db.clock.now()) === 'waits'",
      replace: 'true',
      run: onServer,
    },
    {
      name: 'What a card was charged unheard is kept where its booking was cancelled',
      file: 'apps/server/src/cards/work-cards.ts',
      find: "charge.status === 'asked' ? await bank.look(id) : null",
      replace: 'null',
      run: onServer,
    },
    {
      name: 'What a bank approves too late stays with the arena',
      file: 'apps/server/src/cards/work-cards.ts',
      find: "if (answer.state !== 'approved' || card?.charge.approves) return",
      replace: "if (answer.state === 'approved' || card?.charge.approves) return",
      run: onServer,
    },
    {
      name: 'A cancelled booking gives nothing back on its card',
      file: 'apps/server/src/refunds/new-refunds.ts',
      find: "if (method === 'venue' ||",
      replace: "if (method !== 'pix' ||",
      run: onServer,
    },
    {
      name: 'What is voided of a tab stays with the arena, whatever its bank',
      file: `${backend}/payments/changed-accounts.ts`,
      find: "if (table === 'tabs') return new Map",
      replace: "if (table === 'tab') return new Map",
      run: ofAccounts,
    },
    {
      name: 'Money of a share goes back from a transfer that its bank does not know',
      file: 'apps/server/src/refunds/new-refunds.ts',
      find: 'paymentId: share?.paymentId ?? paymentId,',
      replace: 'paymentId,',
      run: ofAccounts,
    },
    {
      name: 'A payment that was voided goes back at every later change of its account',
      file: 'packages/domain/src/payments/back-by-bank.ts',
      find: 'before.filter(({ voided }) => voided === null)',
      replace: 'before',
      run: unit('packages/domain/src/payments/back-by-bank.property.test.ts'),
    },
    {
      name: 'What only the statement of an arena knows goes back by a bank of ours',
      file: 'packages/domain/src/payments/back-by-bank.ts',
      find: 'if (statementKey !== undefined) return null',
      replace: '',
      run: unit('packages/domain/src/payments/back-by-bank.test.ts'),
    },
    {
      name: 'Money of a share that its bank gives back is counted as paid again by undoing it',
      file: 'packages/domain/src/splits/commands/paying.ts',
      find: 'if (payment.returnsId !== undefined)',
      replace: 'if (payment.returnsId === null)',
      run: unit('packages/domain/src/splits/apply-command.test.ts'),
    },
    {
      name: 'A bill goes on as paid whose money the arena has given back',
      file: `${backend}/http/dispatch.ts`,
      find: 'await giveSharesBack(unit.db, unit.changes, at)',
      replace: '',
      run: unit(`${backend}/splits/splits.test.ts`),
    },
    {
      name: 'A share that has paid two tabs gets the money of one back',
      file: 'packages/domain/src/splits/bring-to-arena.ts',
      find: 'id: `${id} ${name} back`',
      replace: 'id: `${id} back`',
      run: unit('packages/domain/src/splits/bring-to-arena.test.ts'),
    },
    {
      name: 'A share of a booking that its arena has cancelled is open again',
      file: `${backend}/splits/give-shares-back.ts`,
      find: 'return isByArena || isLastBack ? [booking] : []',
      replace: 'return isByArena && isLastBack && was.id !== booking.id ? [booking] : []',
      run: unit(`${backend}/splits/splits.test.ts`),
    },
    {
      name: 'A booking whose card waits is paid a second time',
      file: 'packages/domain/src/bookings/athlete/pay.ts',
      find: "if (waits === 'card') return",
      replace: "if (waits === 'venue') return",
      run: cards,
    },
    {
      name: 'What falls due at several instants is done as of the last one',
      file: `${backend}/jobs/run-due-jobs.ts`,
      find: 'clock: { now: () => at } })\n    await job.run(unit.db, at)',
      replace: 'clock: { now: () => now } })\n    await job.run(unit.db, now)',
      run: unit(`${backend}/jobs/run-due-jobs.property.test.ts`),
    },
    {
      name: 'A bank that says no later is a yes',
      file: 'packages/domain/src/bookings/athlete/confirm.ts',
      find: 'if (approved && canPay(booking, moment.at))',
      replace: 'if (canPay(booking, moment.at))',
      run: cards,
    },
    {
      name: 'A code for the deposit is shown to who pays all of it',
      file: 'packages/domain/src/bookings/athlete/pay.ts',
      find: ' && payment?.amountCents === split.nowCents',
      replace: '',
      run: unit(`${backend}/bookings/pay-booking.test.ts`),
    },
    {
      name: 'What the counter took is promised back online',
      file: 'packages/domain/src/bookings/cancel/cancel-terms.ts',
      find: "payment?.status === 'paid' && !payment.atCounter",
      replace: "payment?.status === 'paid'",
      run: unit('packages/domain/src/bookings/cancel/cancel-terms.test.ts'),
    },
    {
      name: 'A declined card keeps its amount of the tab',
      file: 'packages/domain/src/payments/account-sum.ts',
      find: 'pendingCards.filter(({ waits }) => waits !== null)',
      replace: 'pendingCards',
      run: cards,
    },
    {
      name: 'A declined card keeps the security code on the screen',
      file: `${form}/card-way.tsx`,
      find: "form.setFieldValue('securityCode', '')",
      replace: "form.setFieldValue('securityCode', form.getValues().securityCode)",
      run: screen('keeps everything but the code'),
    },
    {
      name: 'A lost answer is told as a failure, and the card is typed again',
      file: `${form}/use-charge.ts`,
      find: 'retry: (_count, failed) => isUnknown(failed)',
      replace: 'retry: (count, failed) => count < 0 && isUnknown(failed)',
      run: screen('is found out by itself when the answer was lost'),
    },
    {
      name: 'Who comes back to a card that waits is shown another way to pay',
      file: 'apps/web/src/features/payments/use-booking-ways.tsx',
      find: 'if (card.waiting) return [card]',
      replace: 'if (card.waiting && booking.id === "") return [card]',
      run: screen('asks for a yes in the bank’s app'),
    },
  ],
}
