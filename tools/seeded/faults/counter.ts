import { browser, type Subject, unit } from '../fault.ts'

const counter = 'apps/web/src/features/tabs/counter'
const tests = `${counter}/counter.test.tsx`
const own = 'apps/web/src/features/tabs/athlete/my-tabs.test.tsx'

/** The counter: touches, keys, scanner, money. */
export const counterScreen: Subject = {
  title: 'The counter',
  faults: [
    {
      name: 'A tab that is not paid has a receipt',
      file: 'apps/web/src/features/tabs/athlete/own-receipt.tsx',
      find: "tab.status !== 'paid'",
      replace: "tab.status === 'open'",
      run: browser(own, 'has no receipt while something is to be paid'),
    },
    {
      name: 'A receipt that is sent does not say that it is no invoice',
      file: 'apps/web/src/features/tabs/receipt/receipt-lines.ts',
      find: 'NO_INVOICE,\n  ]',
      replace: ']',
      run: browser(own, 'has a receipt to print alone'),
    },
    {
      name: 'Moving some pieces of a line moves all of them',
      file: `${counter}/join-panel.tsx`,
      find: 'quantity: Math.min(quantity, open)',
      replace: 'quantity: open',
      run: browser(tests, 'moves a part of the pieces'),
    },
    {
      name: 'Moving lines merges the tabs',
      file: `${counter}/join-panel.tsx`,
      find: 'lines.length === 0',
      replace: 'lines.length >= 0',
      run: browser(tests, 'moves lines to another tab'),
    },
    {
      name: 'The second figure of the keypad replaces the first',
      file: `${counter}/find-products.ts`,
      find: '* 10 + digit',
      replace: '* 0 + digit',
      run: browser(tests, 'adds twelve by the keypad'),
    },
    {
      name: 'F4 downloads no tab',
      file: `${counter}/export-tabs.ts`,
      find: 'selection: everything',
      replace: 'selection: { whole: false, rows: new Map() }',
      run: browser(tests, 'F4 downloads all tabs'),
    },
    {
      name: 'An item whose answer was lost is on the tab twice',
      file: `${counter}/use-tab-commands.ts`,
      find: 'return sendTabCommand(command)',
      replace: 'return sendTabCommand({ ...command, id: randomKey() })',
      run: browser(tests, 'a lost answer counts once'),
    },
    {
      name: 'A touch after “Nova comanda” lands on the tab before',
      file: `${counter}/use-add-item.ts`,
      find: 'const { search } = router.history.location',
      replace: 'const search = router.state.resolvedLocation?.searchStr ?? router.history.location.search',
      run: browser(tests, 'right after “Nova comanda”'),
    },
    {
      name: 'Two quick touches open two tabs',
      file: `${counter}/use-add-item.ts`,
      find: 'opened.current = tabId',
      replace: 'opened.current = null',
      run: browser(tests, 'two quick touches'),
    },
    {
      name: 'An item that does not reach the server is dropped',
      file: `${counter}/use-tab-commands.ts`,
      find: 'return isRetryable(error) || (error instanceof ApiError && error.status === 429)',
      replace: 'return isRetryable(error) && error instanceof TypeError',
      run: browser(tests, 'holds what does not reach the server'),
    },
    {
      name: 'An item that the server refused stays on the bill',
      file: `${counter}/use-tab-commands.ts`,
      find: "status === 'pending' || isHeld(error)",
      replace: "status !== 'success' || isHeld(error)",
      run: browser(tests, 'takes it away with a sentence'),
    },
    {
      name: 'A barcode stays in the field that had the focus',
      file: `${counter}/use-scanner.ts`,
      find: 'if (before.current) typeInto(before.current.input, before.current.value)',
      replace: 'if (before.current === undefined) typeInto(before.current, code)',
      run: browser(tests, 'a barcode adds its product'),
    },
    {
      name: 'Twelve of a product are one',
      file: `${counter}/product-shelf.tsx`,
      find: 'onAdd(product, order.quantity)',
      replace: 'onAdd(product, 1)',
      run: browser(tests, 'adds twelve'),
    },
    {
      name: 'A paid share leaves as many shares as before',
      file: `${counter}/pay/pay-panel.tsx`,
      find: 'Math.max(1, choice.shares - 1)',
      replace: 'choice.shares',
      run: browser(tests, 'splits what is due'),
    },
    {
      name: 'The change is what was handed over',
      file: `${counter}/pay/cash.ts`,
      find: 'receivedCents - cents : null',
      replace: 'receivedCents : null',
      run: unit(`${counter}/pay/cash.test.ts`),
    },
    {
      name: 'A share rounds away a cent',
      file: `${counter}/pay/amounts.ts`,
      find: 'splitEvenly(payable, shares)[0] ?? payable',
      replace: 'Math.floor(payable / shares)',
      run: unit(`${counter}/pay/amounts.test.ts`),
    },
    {
      name: 'A fast typist is taken for a scanner',
      file: `${counter}/scan.ts`,
      find: 'const SCANNER_MS = 35',
      replace: 'const SCANNER_MS = 350',
      run: unit(`${counter}/scan.test.ts`),
    },
    {
      name: 'The most sold of this hour is that of London',
      file: 'packages/domain/src/products/sold-at-this-hour.ts',
      find: 'toLocal(timeZone, minutes)',
      replace: "toLocal('Europe/London', minutes)",
      run: unit('packages/domain/src/products/sold-at-this-hour.test.ts'),
    },
    {
      name: 'A tab that asked for the bill waits among the others',
      file: `${counter}/filter-tabs.ts`,
      find: 'if (billAskedAt !== null) return 0',
      replace: 'if (billAskedAt === undefined) return 0',
      run: unit(`${counter}/filter-tabs.test.ts`),
    },
    {
      name: 'A receipt does not say that it is no invoice',
      file: 'apps/web/src/features/tabs/receipt/receipt-lines.ts',
      find: "    NO_INVOICE,\n  ].join('\\n')",
      replace: "  ].join('\\n')",
      run: unit('apps/web/src/features/tabs/receipt/receipt-lines.test.ts'),
    },
  ],
}
