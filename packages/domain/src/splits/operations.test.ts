import { describe, expect, it } from 'vitest'
import { game, sample } from '../rachas/testing/sample-racha.ts'
import { openTab, tabItem, tabPayment } from '../testing/tab-samples.ts'
import type { SplitStep } from './command.ts'
import { followSplit, handOver, markPlaces } from './operations.ts'
import type { Split } from './split.ts'
import { itemOf, ledger, personOf } from './testing/sample-split.ts'

const racha = (...places: string[]) =>
  game({ id: 'game', participants: places.map((id) => sample(id, { paid: false })) })
const nothing = { account: () => undefined, paymentsOf: () => [], racha: undefined }

/** A bill of Olga's among her and Bia, for R$ 60,00, of a field. */
function opened() {
  const bill = ledger()
  const source = { kind: 'booking', id: 'own-booking' } as const
  bill.open([personOf('me', { sameAs: 'olga' }), personOf('bia')], [itemOf('field', 6_000, { source })])
  return bill
}

type Bill = ReturnType<typeof opened>
type Given = SplitStep extends infer C ? (C extends unknown ? Omit<C, 'id' | 'splitId'> : never) : never

/** Gives a command, and returns the bill before and after it. */
function given(bill: Bill, command: Given) {
  const before = bill.split
  const outcome = bill.send(command)
  if (!outcome.ok) throw new Error(outcome.code)
  return { before, after: bill.split, command: { ...command, id: 'x', splitId: 'bill' } }
}

const told = ({ before, after, command }: { before: Split; after: Split; command: SplitStep }) =>
  followSplit(before, after, command, nothing).notices.map(({ userId, message }) => [
    userId,
    message.replace(/\s/g, ' '),
  ])

const charged = { brand: 'visa', last4: '1111', instalments: 1 } as const

describe('what follows from a command on a bill (decision 080)', () => {
  it('is its row, and what is told of it', () => {
    const { before, after, command } = given(opened(), { type: 'cash', personId: 'bia' })
    expect(followSplit(before, after, command, nothing)).toMatchObject({
      ok: true,
      changes: { splits: [{ id: 'bill' }], rachas: [] },
      notices: [
        { userId: 'olga', type: 'message', about: { nameless: expect.stringContaining('Alguém diz') } },
      ],
      arena: [],
    })
  })

  it('tells the organiser who pays and what the counter hands over, and nothing of their own share', () => {
    expect(told(given(opened(), { type: 'cash', personId: 'bia' }))).toEqual([
      ['olga', 'Nome bia diz que pagou R$ 30,00 em dinheiro. Confirme se recebeu.'],
    ])
    expect(told(given(opened(), { type: 'cash', personId: 'me' }))).toEqual([])
    expect(told(given(opened(), { type: 'receive', personId: 'bia' }))).toEqual([])
    const card = { type: 'card', personId: 'bia', paymentId: 'c1', amountCents: 3_000 } as const
    expect(told(given(opened(), { ...card, card: { ...charged, waits: null } }))).toEqual([
      ['olga', 'Nome bia pagou R$ 30,00 com cartão.'],
    ])
    const handed = { type: 'hand_tab', itemId: 'i', tabId: 't', name: 'Comanda X', cents: 900 } as const
    expect(told(given(opened(), handed))).toEqual([
      ['olga', 'O balcão passou para a conta: Comanda X, R$ 9,00.'],
    ])
  })

  it('tells whose card was declined, once, with the link of their share', () => {
    const bill = opened()
    const card = { type: 'card', personId: 'bia', paymentId: 'c1', amountCents: 3_000 } as const
    expect(told(given(bill, { ...card, card: { ...charged, waits: 'bank' } }))).toEqual([])
    const declined = given(bill, { type: 'card_decided', paymentId: 'c1', approved: false })
    expect(followSplit(declined.before, declined.after, declined.command, nothing).notices).toMatchObject([
      {
        type: 'warning',
        message: expect.stringContaining('Nada foi cobrado'),
        actionUrl: expect.stringMatching(/^\/conta\/token-/),
      },
    ])
    expect(told({ ...declined, before: declined.after })).toEqual([])
  })

  it('reminds a person of what is open', () => {
    const { before, after, command } = given(opened(), { type: 'remind', personId: 'bia' })
    expect(followSplit(before, after, command, nothing).notices).toMatchObject([
      { userId: null, message: expect.stringContaining('Sua parte'), actionText: 'Ver e pagar' },
    ])
  })

  it('pays the arena by Pix, card and credit, and never by cash', () => {
    const account = () => ({ account: { payments: [] }, payableCents: 6_000 })
    const arena = (bill: Bill, command: Given) => {
      const { before, after, command: step } = given(bill, command)
      return followSplit(before, after, step, { ...nothing, account }).arena.flatMap(
        ({ steps }) => steps[0]?.type ?? [],
      )
    }
    const card = { type: 'card', personId: 'bia', paymentId: 'c1', amountCents: 3_000 } as const
    expect(arena(opened(), { ...card, card: { ...charged, waits: null } })).toEqual(['pay'])
    expect(arena(opened(), { ...card, card: { ...charged, waits: 'bank' } })).toEqual([])
    expect(arena(opened(), { type: 'credit', personId: 'bia', paymentId: 'c1', amountCents: 1_000 })).toEqual(
      ['pay_by_credit'],
    )
    expect(arena(opened(), { type: 'receive', personId: 'bia' })).toEqual([])
    const bill = opened()
    const paid = { amountCents: 3_000, paidAt: '2026-11-21T18:00:00.000Z', statementKey: 'bank-1' }
    const statement = { type: 'statement', personId: 'bia', paymentId: 's1' } as const
    expect(arena(bill, { ...statement, paid })).toEqual(['statement'])
  })

  it('brings the arena what is new alone', () => {
    const account = () => ({ account: { payments: [] }, payableCents: 6_000 })
    const bill = opened()
    const card = (personId: string) =>
      ({
        type: 'card',
        personId,
        paymentId: `card-${personId}`,
        amountCents: 3_000,
        card: { ...charged, waits: null },
      }) as const
    given(bill, card('bia'))
    const { before, after, command } = given(bill, card('me'))
    const { arena } = followSplit(before, after, command, { ...nothing, account })
    expect(arena.flatMap(({ steps }) => steps.map((step) => 'paymentId' in step && step.paymentId))).toEqual([
      'card-me-booking',
    ])
  })

  it('frees the arena of nothing but a transaction', () => {
    const bill = opened()
    const statement = { type: 'statement', personId: 'bia', paymentId: 's1' } as const
    const paid = { amountCents: 3_000, paidAt: '2026-11-21T18:00:00.000Z', statementKey: 'bank-1' }
    const brought = tabPayment({ id: 's1-booking', statementKey: 'bank-1' })
    const paying = given(bill, { ...statement, paid })
    const facts = { ...nothing, paymentsOf: () => [brought] }
    expect(followSplit(paying.before, paying.after, paying.command, facts).arena).toEqual([])
    const other = opened()
    given(other, { type: 'pix', personId: 'bia' })
    const id = other.split.payments[0]?.id ?? ''
    const code = tabPayment({ id: `${id}-booking`, statementKey: 'bank-1' })
    const { before, after, command } = given(other, { type: 'cancel', reason: 'Choveu' })
    expect(after.payments[0]?.status).toBe('undone')
    expect(followSplit(before, after, command, { ...nothing, paymentsOf: () => [code] }).arena).toEqual([])
  })

  it('frees the arena of a transaction that was not for the share', () => {
    const bill = opened()
    const statement = { type: 'statement', personId: 'bia', paymentId: 's1' } as const
    const paid = { amountCents: 3_000, paidAt: '2026-11-21T18:00:00.000Z', statementKey: 'bank-1' }
    given(bill, { ...statement, paid })
    const brought = tabPayment({ id: 's1-booking', statementKey: 'bank-1' })
    const { before, after, command } = given(bill, { ...statement, paid: null })
    const { arena } = followSplit(before, after, command, { ...nothing, paymentsOf: () => [brought] })
    expect(arena).toMatchObject([{ steps: [{ type: 'statement', paymentId: 's1-booking', paid: null }] }])
  })

  it('marks in the racha who has paid, and changes nothing where that is known', () => {
    const bill = ledger()
    bill.open(
      [personOf('me', { sameAs: 'olga' }), personOf('bia', { sameAs: 'place-b' })],
      [itemOf('field', 6_000)],
    )
    const played = racha('place-b', 'place-c')
    expect(markPlaces(played, bill.split)).toBeNull()
    const { before, after, command } = given(bill, { type: 'receive', personId: 'bia' })
    const { changes } = followSplit(before, after, command, { ...nothing, racha: played })
    expect(changes.rachas[0]?.participants.map(({ id, paid }) => [id, paid])).toEqual([
      ['place-b', true],
      ['place-c', false],
    ])
  })
})

describe('a tab that the counter hands over (N1)', () => {
  const tab = openTab({ id: 'bar', code: 'CMD-BAR2', items: [tabItem()] })
  const facts = {
    racha: { ...racha('place-b'), organizer: { id: 'olga', name: 'Olga Reis' } },
    split: undefined,
    sources: [],
    commandId: 'c1',
  }

  it('is put on the bill of the racha with what it still owes and what the bill has brought it', () => {
    const split = { ...opened().split, payments: [] }
    expect(handOver(tab, { ...facts, split })).toEqual({
      ok: true,
      opening: null,
      handing: {
        type: 'hand_tab',
        id: 'c1',
        splitId: 'bill',
        itemId: 'tab-bar',
        tabId: 'bar',
        name: 'Comanda CMD-BAR2',
        cents: 900,
      },
    })
    const bill = opened()
    const card = { type: 'card', personId: 'bia', paymentId: 'c1', amountCents: 3_000 } as const
    given(bill, { ...card, card: { ...charged, waits: null } })
    const paid = openTab({ ...tab, payments: [tabPayment({ id: 'c1-tab', amountCents: 400 })] })
    expect(handOver(paid, { ...facts, split: bill.split })).toMatchObject({ handing: { cents: 900 } })
  })

  it('opens the bill as its organiser would find it, with the tab alone where there is nothing else', () => {
    const alone = handOver(tab, facts)
    expect(alone).toMatchObject({
      opening: { type: 'open', id: 'open-c1', splitId: 'conta-game', origin: { kind: 'racha', id: 'game' } },
      handing: { splitId: 'conta-game', cents: 900 },
    })
    const itemsOf = (outcome: typeof alone) =>
      outcome.ok && outcome.opening?.type === 'open'
        ? outcome.opening.edits.flatMap((edit) => (edit.do === 'item' ? [edit.item.id] : []))
        : []
    expect(itemsOf(alone)).toEqual(['tab-bar'])
    const offer = (id: string) => ({ source: { kind: 'tab' as const, id }, name: id, cents: 500 })
    expect(itemsOf(handOver(tab, { ...facts, sources: [offer('bar'), offer('other')] }))).toEqual([
      'tab-other',
    ])
  })

  it('is refused where nothing is owed, and where there is no racha', () => {
    const paid = openTab({ ...tab, payments: [tabPayment()] })
    const cancelled = openTab({ ...tab, status: 'cancelled' })
    for (const each of [paid, cancelled])
      expect(handOver(each, facts)).toMatchObject({ ok: false, code: 'tab_closed' })
    expect(handOver(tab, { ...facts, racha: undefined })).toMatchObject({ ok: false, code: 'conflict' })
  })
})
