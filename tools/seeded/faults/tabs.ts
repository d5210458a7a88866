import { browser, type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/tabs'
const payments = 'packages/domain/src/payments'
const backend = 'packages/backend/src/tabs'
const rules = unit(`${domain}/apply-command.test.ts`)
const sums = unit(`${domain}/tab-sum.property.test.ts`)
const split = unit(`${domain}/split.property.test.ts`)
const replay = unit(`${domain}/replay.test.ts`)
const calls = unit(`${backend}/send-tab-command.test.ts`)
const athlete = unit(`${backend}/athlete-tab.test.ts`)
const receipt = unit(`${backend}/send-receipt.test.ts`)

/** Tabs at the counter and on the phone of an athlete (H3, rule 7). */
export const tabs: Subject = {
  title: 'Tabs',
  faults: [
    {
      name: 'A list of tabs keeps the rows that a command has changed',
      file: 'packages/backend/src/http/list-rows.ts',
      find: 'mapAll(ordered(stored, reading), (each) => row(each, reading))',
      replace:
        'mapAll(ordered(stored, reading), (each) => (((db as any).rows ??= {})[list.table + (each as any).id] ??= row(each, reading)))',
      run: unit('mocks/src/never-stale.test.ts'),
    },
    {
      name: 'A command that comes again is carried out again',
      file: `${domain}/operations.ts`,
      find: 'if (known) return known.ok ? unchanged(known.kept) : known',
      replace: 'if (known?.ok === false) return known',
      run: calls,
    },
    {
      name: 'An id that was used for another command is answered as if it were the same',
      file: `${domain}/operations.ts`,
      find: ' && isSame(done.command, command)',
      replace: '',
      run: calls,
    },
    {
      name: 'Items are moved to the tab of another company',
      file: `${domain}/commands/found.ts`,
      find: 'return tab?.companyId === data.companyId ? tab : undefined',
      replace: 'return tab',
      run: calls,
    },
    {
      name: 'A product of another company is sold',
      file: `${backend}/tab-facts.ts`,
      find: 'if (product?.companyId !== company.id) return undefined',
      replace: 'if (!product) return undefined',
      run: calls,
    },
    {
      name: 'More pieces of a line come back than were ordered',
      file: `${domain}/commands/items.ts`,
      find: 'if (quantity <= open) return null',
      replace: 'if (quantity > 0) return null',
      run: rules,
    },
    {
      name: 'A piece that is paid by item comes back',
      file: `${domain}/pieces.ts`,
      find: 'open: item.quantity - returned - courtesy - paid',
      replace: 'open: item.quantity - returned - courtesy',
      run: rules,
    },
    {
      name: 'An item comes back though the rest is less than what is paid',
      file: `${domain}/apply-command.ts`,
      find: 'if (paidCents + pendingCents > totalCents)',
      replace: 'if (paidCents < 0)',
      run: rules,
    },
    {
      name: 'A payment may be more than is due',
      file: `${payments}/account-changes.ts`,
      find: 'return amountCents > payable',
      replace: 'return amountCents < 0',
      run: rules,
    },
    {
      name: 'A Pix code that waits is paid a second time at the counter',
      file: `${payments}/account-sum.ts`,
      find: 'Math.max(0, dueCents - pendingCents)',
      replace: 'Math.max(0, dueCents + pendingCents * 0)',
      run: rules,
    },
    {
      name: 'A payment that was taken back still counts',
      file: `${payments}/account-sum.ts`,
      find: 'sum + (voided ? 0 : amountCents)',
      replace: 'sum + (voided && sum < 0 ? 0 : amountCents)',
      run: sums,
    },
    {
      name: 'The shares of a split lose a cent',
      file: `${domain}/split.ts`,
      find: 'least + (index < larger ? 1 : 0)',
      replace: 'least + (index < larger - 1 ? 1 : 0)',
      run: split,
    },
    {
      name: 'Paying item by item leaves a cent',
      file: `${domain}/split.ts`,
      find: 'if (all) return payable',
      replace: 'if (all && payable === 0) return payable',
      run: split,
    },
    {
      name: 'A large discount needs no reason',
      file: `${domain}/commands/terms.ts`,
      find: 'if (!reason && needsReason(',
      replace: 'if (reason === "" && needsReason(',
      run: rules,
    },
    {
      name: 'The discount takes from what is owed for the field',
      file: `${domain}/tab-sum.ts`,
      find: 'const barCents = barCentsOf(items)',
      replace: 'const barCents = chargedCents + 0 * barCentsOf(items)',
      run: sums,
    },
    {
      name: 'A closed tab takes an item',
      file: `${domain}/apply-command.ts`,
      find: "add_item: ['open'],",
      replace: "add_item: ['open', 'closed'],",
      run: rules,
    },
    {
      name: 'A paid tab stays closed',
      file: `${domain}/apply-command.ts`,
      find: "tabSum(tab).dueCents === 0 ? 'paid' : 'closed'",
      replace: "tabSum(tab).dueCents < 0 ? 'paid' : 'closed'",
      run: rules,
    },
    {
      name: 'What is added to a tab after its merge is refused',
      file: `${domain}/commands/found.ts`,
      find: 'hop < MAX_MERGES && tab?.mergedIntoId',
      replace: 'hop < 0 && tab?.mergedIntoId',
      run: rules,
    },
    {
      name: 'An order is undone after something was paid',
      file: `${domain}/commands/undo.ts`,
      find: 'if (paid) return paid',
      replace: 'if (paid && !own) return paid',
      run: rules,
    },
    {
      name: 'An undo takes its command back twice',
      file: `${domain}/commands/undo.ts`,
      find: 'if (done.undoneById !== null)',
      replace: 'if (done.undoneById === "")',
      run: rules,
    },
    {
      name: 'An undo takes back what others changed since',
      file: `${domain}/commands/undo.ts`,
      find: 'if (tab.servicePercent !== command.percent) return changedSince()',
      replace: 'if (command.percent < 0) return changedSince()',
      run: rules,
    },
    {
      name: 'What is given back does not come back to the stock',
      file: `${domain}/operations.ts`,
      find: 'moveStocks(stock.map(movementOf), facts.stock)',
      replace: "moveStocks(stock.filter(({ kind }) => kind !== 'return').map(movementOf), facts.stock)",
      run: calls,
    },
    {
      name: 'An item on its way is shown twice when its answer was lost',
      file: `${domain}/replay.ts`,
      find: 'if (arrived.has(command.id)) continue',
      replace: 'if (arrived.size < 0) continue',
      run: replay,
    },
    {
      name: 'The field that a tab pays counts twice in the income',
      file: 'packages/domain/src/financial/money.ts',
      find: 'payment.tabId || payment.atCounter ? [] : [paid]',
      replace: '[paid]',
      run: calls,
    },
    {
      name: 'An athlete pays the tab of somebody else',
      file: `${backend}/pay-tab.ts`,
      find: "owned(payTabSpec, 'tabs', 'athlete')",
      replace: "owned(payTabSpec, 'tabs', 'admin')",
      run: athlete,
    },
    {
      name: 'The history of a tab is shown to another company',
      file: `${backend}/list-tab-history.ts`,
      find: "owned(listTabHistorySpec, 'tabs', 'arena')",
      replace: "owned(listTabHistorySpec, 'tabs', 'admin')",
      run: calls,
    },
    {
      name: 'What was just added to a tab is not marked',
      file: 'apps/web/src/features/tabs/athlete/use-added.ts',
      find: 'keptPieces(item) > (first.get(item.id) ?? 0)',
      replace: 'keptPieces(item) < (first.get(item.id) ?? 0)',
      run: browser('apps/web/src/features/tabs/athlete/pay-tab.test.tsx', 'marks what was added'),
    },
    {
      name: 'A receipt tells the phone and the account of whose tab it is',
      file: `${backend}/received-tabs.ts`,
      find: '{ ...tab, athleteId: null, customerPhone: null, bookingId: null }',
      replace: 'tab',
      run: receipt,
    },
    {
      name: 'The answer to a receipt tells whether the e-mail has an account',
      file: `${backend}/send-receipt.ts`,
      find: 'const outcome = send(tab, {',
      replace: 'if (!receiver) throw notFound()\n  const outcome = send(tab, {',
      run: receipt,
    },
    {
      name: 'A receipt goes to an e-mail that nobody has confirmed',
      file: `${backend}/send-receipt.ts`,
      find: ' && user.emailVerifiedAt !== null',
      replace: '',
      run: receipt,
    },
    {
      name: 'A receipt shows a tab that is open again',
      file: `${backend}/received-tabs.ts`,
      find: "status === 'paid' && ",
      replace: '',
      run: receipt,
    },
    {
      name: 'A receipt stays when its account is deleted',
      file: 'packages/backend/src/store/personal-data.ts',
      find: "sentReceipts: { people: [{ in: '', who: 'userId', by: 'id', fates: 'removed' }]",
      replace: 'sentReceipts: { people: []',
      run: receipt,
    },
    {
      name: 'A receipt is sent of a tab that is not paid',
      file: `${domain}/operations.ts`,
      find: "tab.status !== 'paid'",
      replace: 'false',
      run: receipt,
    },
    {
      name: 'A company sends the receipt of another company',
      file: `${backend}/send-receipt.ts`,
      find: "owned(sendReceiptSpec, 'tabs', 'arena')",
      replace: "owned(sendReceiptSpec, 'tabs', 'admin')",
      run: receipt,
    },
    {
      name: 'A receipt that is sent again is told again',
      file: `${domain}/operations.ts`,
      find: ' || isSent(id)',
      replace: '',
      run: receipt,
    },
    {
      name: 'An athlete who gets the receipt of their own tab has it twice',
      file: `${backend}/received-tabs.ts`,
      find: ' && athleteId !== user.id',
      replace: '',
      run: receipt,
    },
    {
      name: 'The export names whose receipt somebody has',
      file: 'packages/backend/src/me/export-data.ts',
      find: '{ ...tab, customerName: REMOVED_NAME }',
      replace: '{ ...tab }',
      run: receipt,
    },
  ],
}
