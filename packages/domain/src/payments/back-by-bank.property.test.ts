import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TabChange } from '../tabs/command.ts'
import { createTabLedger } from '../testing/tab-ledger.ts'
import { openTab, tabItem } from '../testing/tab-samples.ts'
import { bankRefunds } from './back-by-bank.ts'

const own = { tabId: 'tab-1' }
const cents = fc.integer({ min: 1, max: 1_500 })
/** Few ids, so that steps meet the same payment again and again. */
const paymentId = fc.integer({ min: 0, max: 9 }).map((number) => `p-${number}`)
const card = { brand: 'visa', last4: '1111', instalments: 1 } as const
const type = <T extends string>(name: T) => fc.constant(name)
const pay = fc.record({
  type: type('pay'),
  paymentId,
  amountCents: cents,
  method: fc.constantFrom('pix', 'pix', 'card', 'cash'),
  receivedCents: fc.constant(null),
  lines: fc.constant([]),
})
const steps = fc.array(
  fc.oneof(
    pay,
    fc.record({ type: type('pix_paid'), paymentId }),
    fc.record({
      type: type('pay_by_card'),
      paymentId,
      amountCents: cents,
      card: fc.constantFrom({ ...card, waits: null }, { ...card, waits: 'bank' as const }),
    }),
    fc.record({ type: type('card_decided'), paymentId, approved: fc.boolean() }),
    fc.record({ type: type('void_payment'), paymentId, reason: fc.constant('Engano') }),
    fc.record({ type: type('undo'), step: fc.nat(40) }),
    fc.record({ type: type('close') }),
    fc.record({ type: type('reopen'), reason: fc.constant('Voltaram') }),
  ),
  { minLength: 30, maxLength: 60 },
)

it('gives back what banks have brought at most, each payment once, and counts it no more (N6, rule 7)', () => {
  let refunds = 0
  fc.assert(
    fc.property(steps, (given) => {
      const tab = openTab({ items: [tabItem({ priceCents: 10_000, quantity: 1 })] })
      const ledger = createTabLedger({ products: [], tabs: [tab] })
      /** The cents that a bank has brought, by payment; and those that it has given back. */
      const brought = new Map<string, number>()
      const back = new Map<string, number>()
      for (const [index, step] of given.entries()) {
        const before = ledger.tab()
        const id = `c-${index}`
        const command =
          step.type === 'undo' ? { type: step.type, id, commandId: `c-${step.step}` } : { ...step, id }
        const outcome = ledger.run({ ...command, ...own } as TabChange)
        const { payments } = ledger.tab()
        if (outcome.ok && (step.type === 'pix_paid' || step.type === 'card_decided'))
          for (const { id: paid, amountCents } of payments.slice(before.payments.length))
            brought.set(paid, amountCents)
        if (outcome.ok && step.type === 'pay_by_card' && step.card.waits === null)
          brought.set(step.paymentId, step.amountCents)
        for (const { paymentId: paid, amountCents } of bankRefunds(before.payments, payments)) {
          expect(back.has(paid)).toBe(false)
          expect(amountCents).toBe(brought.get(paid))
          back.set(paid, amountCents)
        }
        const counted = payments.flatMap((each) =>
          each.voided === null && brought.has(each.id) ? [each.amountCents] : [],
        )
        expect(sum(counted) + sum(back.values())).toBe(sum(brought.values()))
      }
      refunds += back.size
    }),
    { numRuns: 500 },
  )
  expect(refunds).toBeGreaterThan(100)
})

const sum = (all: Iterable<number>) => [...all].reduce((total, each) => total + each, 0)
