import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SplitPayment } from './split.ts'
import { splitSum, standings } from './standing.ts'
import { itemOf, ledger, personOf } from './testing/sample-split.ts'

const doings = [
  'item',
  'remove',
  'person',
  'leave',
  'exempt',
  'pix',
  'card',
  'credit',
  'decided',
  'paid',
  'cash',
  'confirm',
  'receive',
  'undo',
  'back',
  'claim',
  'hand',
] as const
const steps = fc.array(
  fc.record({
    what: fc.constantFrom(...doings),
    who: fc.nat(9),
    which: fc.nat(5),
    cents: fc.integer({ min: 10, max: 20_000 }),
  }),
  { minLength: 4, maxLength: 30 },
)
type Step = { what: (typeof doings)[number]; who: number; which: number; cents: number }
type Bill = ReturnType<typeof ledger>

function take(bill: Bill, { what, who, which, cents }: Step): void {
  const personId = `p${who}`
  const item = (payers: Parameters<typeof itemOf>[2]) =>
    bill.send({ type: 'edit', edits: [{ do: 'item', item: itemOf(`i${which}`, cents, payers) }] })
  const payment = (status: SplitPayment['status']) =>
    bill.split.payments.filter((each) => each.status === status).at(who % 3)?.id ?? 'none'
  switch (what) {
    case 'item':
      item(
        who % 3 === 0
          ? { payers: { of: 'claim' } }
          : who % 3 === 1
            ? { payers: { of: 'some', personIds: ['p0', personId] } }
            : {},
      )
      return
    case 'remove':
      bill.send({ type: 'edit', edits: [{ do: 'remove_item', itemId: `i${which}` }] })
      return
    case 'person':
    case 'exempt':
      bill.send({
        type: 'edit',
        edits: [{ do: 'person', person: personOf(personId, { exempt: what === 'exempt' }) }],
      })
      return
    case 'leave':
      bill.send({ type: 'edit', edits: [{ do: 'remove_person', personId }] })
      return
    case 'pix':
    case 'cash':
      bill.send({ type: what, personId })
      return
    case 'card':
      bill.send({
        type: 'card',
        personId,
        paymentId: `card-${bill.split.commands.length}`,
        amountCents: standings(bill.split).find((each) => each.personId === personId)?.openCents ?? 0,
        card: { brand: 'visa', last4: '1111', instalments: 1, waits: which % 2 === 0 ? 'bank' : null },
      })
      return
    case 'credit':
      bill.send({
        type: 'credit',
        personId,
        paymentId: `credit-${bill.split.commands.length}`,
        amountCents: cents,
      })
      return
    case 'decided':
      bill.send({ type: 'card_decided', paymentId: payment('waiting'), approved: which > 1 }, { by: null })
      return
    case 'paid':
      bill.send({ type: 'pix_paid', paymentId: payment('waiting') }, { by: null })
      return
    case 'confirm':
      bill.send({ type: 'confirm', paymentId: payment('said') })
      return
    case 'receive':
      bill.send({ type: 'receive', personId })
      return
    case 'undo':
      bill.send({ type: 'undo', paymentId: payment('paid') })
      return
    case 'back':
      bill.send({ type: 'return_credit', personId })
      return
    case 'claim':
      bill.send({ type: 'claim', itemId: `i${which}`, personId: cents % 2 ? personId : null })
      return
    case 'hand':
    default:
      bill.send({ type: 'hand_tab', itemId: `tab-${which}`, tabId: 'tab', name: 'Comanda', cents })
  }
}

/** The amounts of what is paid, which nothing may change. */
const paidAmounts = (bill: Bill) =>
  new Map(
    bill.split.payments.flatMap(({ id, status, cents }) => (status === 'paid' ? [[id, cents] as const] : [])),
  )

it('paid + open − credits is the total after every step, and no payment changes its amount (rule 8, N1)', () => {
  fc.assert(
    fc.property(steps, fc.boolean(), (sequence, ends) => {
      const bill = ledger()
      expect(bill.open([personOf('p0'), personOf('p1'), personOf('p2')], [itemOf('i0', 20_000)]).ok).toBe(
        true,
      )
      for (const step of sequence) {
        const before = paidAmounts(bill)
        take(bill, step)
        const { totalCents, paidCents, openCents, creditCents } = splitSum(bill.split)
        expect(paidCents + openCents - creditCents).toBe(totalCents)
        const now = new Map(bill.split.payments.map(({ id, cents }) => [id, cents]))
        for (const [id, cents] of before) expect(now.get(id)).toBe(cents)
      }
      if (!ends) return
      bill.send({ type: 'cancel', reason: 'Não teve jogo' })
      const { totalCents, paidCents, openCents, creditCents } = splitSum(bill.split)
      expect([totalCents, openCents]).toEqual([0, 0])
      expect(creditCents).toBe(paidCents)
    }),
    { numRuns: 1_200 },
  )
})

it('each command counts once, however often and late it arrives', () => {
  const bill = ledger()
  bill.open([personOf('p0'), personOf('p1')], [itemOf('i0', 1000)])
  const command = { type: 'receive' as const, id: 'once', splitId: 'bill', personId: 'p1' }
  bill.give(command)
  bill.send({ type: 'edit', edits: [{ do: 'item', item: itemOf('i1', 500) }] })
  const after = bill.split
  expect(bill.give(command)).toMatchObject({ ok: true })
  expect(bill.split).toBe(after)
  expect(bill.give(command, { by: { id: 'rui', name: 'Rui' } })).toMatchObject({
    code: 'idempotency_key_reused',
  })
  expect(bill.give({ ...command, personId: 'p0' })).toMatchObject({ code: 'idempotency_key_reused' })
})

it('100 people who claim one item at once: one has it, the others are told whose it is', () => {
  const bill = ledger()
  const ids = Array.from({ length: 40 }, (_, index) => `p${index}`)
  bill.open(
    ids.map((id) => personOf(id)),
    [itemOf('beer', 900, { payers: { of: 'claim' } })],
  )
  const outcomes = Array.from({ length: 100 }, (_, index) =>
    bill.send(
      { type: 'claim_own', itemId: 'beer', personId: ids[(index * 7 + 3) % 40] ?? '', claimed: true },
      { by: null },
    ),
  )
  const won = outcomes.filter(({ ok }) => ok)
  expect(bill.split.shares.filter(({ cents }) => cents > 0)).toEqual([{ personId: 'p3', cents: 900 }])
  // Whoever has it may say so again: p3 comes up three times among the hundred.
  expect(won).toHaveLength(3)
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
    code: 'conflict',
    message: 'Nome p3 já ficou com Gasto beer.',
  })
})
