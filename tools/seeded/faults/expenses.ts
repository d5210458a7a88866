import { browser, type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/expenses'
const commands = unit(`${domain}/apply-command.test.ts`)
const law = unit(`${domain}/ledger.property.test.ts`)
const days = unit(`${domain}/expense-series-days.test.ts`)
const calls = unit('packages/backend/src/expenses/expense-commands.test.ts')
const screen = browser('apps/web/src/features/expenses/expense-writes.test.tsx')

/** The ledger of expenses and other income. */
export const expenses: Subject = {
  title: 'Expenses',
  faults: [
    {
      name: 'An undone statement frees a bill of money that was given back since',
      file: `${domain}/statement/settling-steps.ts`,
      find: "ref.of === 'share' ||",
      replace: "ref.of !== 'share' ||",
      run: unit(`${domain}/statement/settling-steps.test.ts`),
    },
    {
      name: 'An instalment plan loses the cents that do not divide',
      file: `${domain}/instalments.ts`,
      find: 'index < over ? 1 : 0',
      replace: 'index < over ? 0 : 0',
      run: law,
    },
    {
      name: 'The 31st stays the 28th after February',
      file: `${domain}/expense-series-days.ts`,
      find: 'addPeriods(anchor.day, series.every, index - anchor.index)',
      replace: 'addPeriods(addPeriods(anchor.day, series.every, index - anchor.index - 1), series.every, 1)',
      run: days,
    },
    {
      name: 'An undone change makes a recurrence again that is there',
      file: `${domain}/commands/undo.ts`,
      find: 'made: now?.made ?? each.made,',
      replace: '',
      run: commands,
    },
    {
      name: 'An expense is paid beyond its amount',
      file: `${domain}/commands/pay.ts`,
      find: 'if (command.amountCents > leftCents)',
      replace: 'if (command.amountCents > expense.amountCents)',
      run: commands,
    },
    {
      name: 'A voided payment still counts as paid',
      file: `${domain}/expense-sum.ts`,
      find: 'voided === null',
      replace: 'voided !== undefined',
      run: commands,
    },
    {
      name: 'A change of all of a series changes what is paid',
      file: `${domain}/commands/change.ts`,
      find: 'other.id !== id && validPayments(other).length === 0',
      replace: 'other.id !== id',
      run: commands,
    },
    {
      name: 'What has a payment is deleted',
      file: `${domain}/commands/remove.ts`,
      find: 'if (expenses.some((expense) => validPayments(expense).length > 0))',
      replace: 'if (expenses.some((expense) => validPayments(expense).length > 9))',
      run: commands,
    },
    {
      name: 'What is due this week counts what is overdue',
      file: `${domain}/due-figures.ts`,
      find: 'row.status === status && row.dueDay <= to',
      replace: "row.status !== 'paid' && row.dueDay <= to",
      run: unit(`${domain}/due-figures.property.test.ts`),
    },
    {
      name: 'A filter changes the figures above the list',
      file: 'packages/backend/src/http/list.ts',
      find: '...sum, ...beside }',
      replace: '...sum }',
      run: calls,
    },
    {
      name: 'All instalments are paid by “Já paguei”',
      file: `${domain}/commands/create.ts`,
      find: 'expenses: [{ ...first, payments }, ...others]',
      replace: 'expenses: [first, ...others].map((each) => ({ ...each, payments }))',
      run: commands,
    },
    {
      name: 'A new expense is paid on a day to come',
      file: `${domain}/commands/create.ts`,
      find: 'if (refusal) return refusal',
      replace: "if (refusal?.field === 'day') return refusal",
      run: commands,
    },
    {
      name: 'The receipt of an undone expense stays',
      file: 'packages/domain/src/expenses/apply-command.ts',
      find: "command.type === 'undo' ? removed : []",
      replace: "command.type === 'delete' ? removed : []",
      run: calls,
    },
    {
      name: '“Paguei” takes a method that nobody chose',
      file: 'apps/web/src/features/expenses/paid-button.tsx',
      find: 'if (method !== null) return <PayNow row={row} method={method} />',
      replace: "if (kind !== undefined) return <PayNow row={row} method={method ?? 'pix'} />",
      run: screen,
    },
    {
      name: 'Other income goes out',
      file: 'packages/domain/src/financial/dated-entry.ts',
      find: "channel: 'other', amountCents: cents }",
      replace: "channel: 'other', amountCents: -cents }",
      run: calls,
    },
    {
      name: 'What is overdue is told a day too early',
      file: `${domain}/expense-reminders.ts`,
      find: 'morning(addDays(dueDay, 1))',
      replace: 'morning(dueDay)',
      run: unit(`${domain}/expense-reminders.test.ts`),
    },
    {
      name: 'What was due before the first instant is told',
      file: 'packages/backend/src/jobs/reminder-job.ts',
      find: '.filter(({ at }) => at > db.startedAt)',
      replace: '.filter(({ at }) => at > "")',
      run: unit('packages/backend/src/jobs/reminders.test.ts'),
    },
    {
      name: 'A recurring expense is made when somebody reads, not when it is due',
      file: 'packages/backend/src/jobs/jobs.ts',
      find: '  makeExpenses,\n',
      replace: '',
      run: unit('packages/backend/src/jobs/jobs.property.test.ts'),
    },
    {
      name: 'A sixth receipt is taken',
      file: 'packages/domain/src/expenses/receipts.ts',
      find: 'receipts.length >= MAX_RECEIPTS',
      replace: 'receipts.length > MAX_RECEIPTS',
      run: calls,
    },
    {
      name: 'The same statement twice counts twice',
      file: `${domain}/statement/match-statement.ts`,
      find: 'if (books.isTaken(line.key))',
      replace: 'if (books.isTaken(line.text))',
      run: unit(`${domain}/statement/match-statement.test.ts`),
    },
    {
      name: 'A statement that is cut off is taken for whole',
      file: `${domain}/statement/read-ofx.ts`,
      find: 'if (!/<\\/BANKTRANLIST>(?!.*<BANKTRANLIST>)/is.test(file))',
      replace: "if (file === '')",
      run: unit(`${domain}/statement/read-statement.test.ts`),
    },
    {
      name: 'A file is what its name says',
      file: 'apps/web/src/features/expenses/receipts/read-receipt.ts',
      find: "=== '%PDF-'",
      replace: "=== '%PDF-' && file.name.endsWith('.pdf')",
      run: screen,
    },
  ],
}
