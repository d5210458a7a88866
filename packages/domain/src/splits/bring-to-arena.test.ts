import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AccountPayment } from '../payments/account.ts'
import type { ArenaAccount, FindAccount } from './bring-to-arena.ts'
import {
  arenaAccounts,
  backOfShares,
  bringToArena,
  broughtTo,
  freeAtArena,
  owedToArena,
} from './bring-to-arena.ts'
import type { Split, SplitPayment, SplitSource } from './split.ts'
import { itemOf, ledger, personOf } from './testing/sample-split.ts'

const booking: SplitSource = { kind: 'booking', id: 'own-booking' }
const tab: SplitSource = { kind: 'tab', id: 'own-tab' }

/** A bill with the field for R$ 100,00, the bar for R$ 50,00, and barbecue that is no arena's. */
function bill(): Split {
  const opened = ledger()
  opened.open(
    [personOf('me', { sameAs: 'olga' }), personOf('bia')],
    [
      itemOf('field', 10_000, { kind: 'field', source: booking }),
      itemOf('bar', 5_000, { kind: 'tab', source: tab }),
      itemOf('meat', 9_000),
    ],
  )
  return opened.split
}

/** A payment of Bia's share, by Pix unless it is told. */
function paymentOf(cents: number, changes: Partial<SplitPayment> = {}): SplitPayment {
  return {
    id: 'p1',
    personId: 'bia',
    kind: 'pix',
    status: 'paid',
    cents,
    pixCode: null,
    createdAt: '2026-11-21T18:00:00.000Z',
    paidAt: '2026-11-21T18:05:00.000Z',
    undoneAt: null,
    ...changes,
  }
}

const paidTo = (id: string, amountCents: number, changes: Partial<AccountPayment> = {}): AccountPayment => ({
  id,
  method: 'pix',
  amountCents,
  receivedCents: null,
  paidAt: '2026-11-21T18:05:00.000Z',
  byId: null,
  voided: null,
  ...changes,
})

/** Finds accounts on which so many cents can be paid; those that are not named take nothing. */
const owing =
  (cents: { booking?: number; tab?: number }, payments: readonly AccountPayment[] = []): FindAccount =>
  ({ kind }): ArenaAccount | undefined => {
    const payableCents = cents[kind]
    return payableCents === undefined ? undefined : { account: { payments: [...payments] }, payableCents }
  }

/** The amounts that reach each account. */
const amounts = (split: Split, payment: SplitPayment, find: FindAccount) =>
  bringToArena(split, payment, find).map(({ source, steps: [step] }) => [
    source.kind,
    step && 'amountCents' in step ? step.amountCents : null,
  ])

describe('the money of a share (N1)', () => {
  it('pays what is on the bill one after the other, and the rest is the organiser’s', () => {
    const find = owing({ booking: 10_000, tab: 5_000 })
    expect(amounts(bill(), paymentOf(4_000), find)).toEqual([['booking', 4_000]])
    expect(amounts(bill(), paymentOf(12_000), find)).toEqual([
      ['booking', 10_000],
      ['tab', 2_000],
    ])
    expect(amounts(bill(), paymentOf(24_000), find)).toEqual([
      ['booking', 10_000],
      ['tab', 5_000],
    ])
  })

  it('pays no more of an item than it costs, though more is owed there', () => {
    expect(amounts(bill(), paymentOf(24_000), owing({ booking: 30_000, tab: 30_000 }))).toEqual([
      ['booking', 10_000],
      ['tab', 5_000],
    ])
  })

  it('pays no more than is still owed there, and nothing that takes no payment any more', () => {
    expect(amounts(bill(), paymentOf(24_000), owing({ booking: 700, tab: 0 }))).toEqual([['booking', 700]])
    expect(amounts(bill(), paymentOf(24_000), owing({ tab: 4_000 }))).toEqual([['tab', 4_000]])
  })

  it('counts what shares of the bill have brought before, but nothing that went back', () => {
    const before = { ...bill(), payments: [paymentOf(6_000, { id: 'p0' })] }
    const brought = [
      paidTo('p0-booking', 6_000),
      paidTo('p0-tab', 100, { voided: { at: '', byId: null, reason: '' } }),
    ]
    expect(broughtTo(before, { payments: brought })).toBe(6_000)
    expect(amounts(before, paymentOf(9_000), owing({ booking: 9_000 }, brought))).toEqual([
      ['booking', 4_000],
    ])
    expect(amounts(before, paymentOf(9_000), owing({ booking: 9_000 }, [paidTo('other', 6_000)]))).toEqual([
      ['booking', 9_000],
    ])
  })

  it('is told as what it was: a code that is paid, a card, the credit of its person, a transaction', () => {
    const find = owing({ booking: 10_000 })
    const steps = (changes: Partial<SplitPayment>, split = bill()) =>
      bringToArena(split, paymentOf(500, changes), find)
    expect(steps({})).toMatchObject([
      {
        byId: null,
        steps: [
          { type: 'pay', method: 'pix', paymentId: 'p1-booking', amountCents: 500 },
          { type: 'pix_paid', paymentId: 'p1-booking' },
        ],
      },
    ])
    expect(steps({ kind: 'card' })).toMatchObject([{ byId: null, steps: [{ type: 'pay', method: 'card' }] }])
    const people = bill().people.map((each) => (each.id === 'bia' ? { ...each, userId: 'user-bia' } : each))
    expect(steps({ kind: 'credit' }, { ...bill(), people })).toMatchObject([
      { byId: 'user-bia', steps: [{ type: 'pay_by_credit', paymentId: 'p1-booking', amountCents: 500 }] },
    ])
    expect(steps({}, { ...bill(), people })).toMatchObject([{ byId: null }])
    expect(steps({ statementKey: 'bank-1' })).toMatchObject([
      { steps: [{ type: 'statement', paid: { amountCents: 500, statementKey: 'bank-1' } }] },
    ])
  })

  it('never makes more of it than there is, nor less where the arena is owed enough', () => {
    fc.assert(
      fc.property(fc.nat(30_000), fc.nat(20_000), fc.nat(20_000), (cents, onBooking, onTab) => {
        const find = owing({ booking: onBooking, tab: onTab })
        const brought = amounts(bill(), paymentOf(cents), find).reduce(
          (sum, [, amount]) => sum + Number(amount),
          0,
        )
        expect(brought).toBe(Math.min(cents, owedToArena(bill(), find)))
      }),
    )
  })
})

describe('what the arena is owed of a bill', () => {
  it('is the rest of each item, up to what its account takes', () => {
    expect(arenaAccounts(bill(), owing({ booking: 30_000, tab: 1_200 }))).toMatchObject([
      { leftCents: 10_000 },
      { leftCents: 1_200 },
    ])
    expect(owedToArena(bill(), owing({ booking: 30_000, tab: 1_200 }))).toBe(11_200)
    expect(arenaAccounts(bill(), owing({}))).toEqual([])
  })
})

describe('a transaction that was not for the share', () => {
  it('is taken back where it had gone, unless that was given back since', () => {
    const payment = paymentOf(500, { statementKey: 'bank-1' })
    const brought = (changes: Partial<AccountPayment>) => (source: SplitSource) =>
      source.kind === 'tab' ? [paidTo('p1-tab', 500, { statementKey: 'bank-1', ...changes })] : []
    expect(freeAtArena(bill(), payment, brought({}))).toEqual([
      { source: tab, byId: null, steps: [{ type: 'statement', paymentId: 'p1-tab', paid: null }] },
    ])
    expect(freeAtArena(bill(), payment, brought({ voided: { at: '', byId: null, reason: '' } }))).toEqual([])
  })
})

describe('money that the arena takes back (N6)', () => {
  const share = { splitId: 'bill', paymentId: 'p1' }
  const voided = { at: '2026-11-21T19:00:00.000Z', byId: 'dona', reason: 'Engano' }

  it('came with the share whose money it is', () => {
    for (const kind of ['pix', 'card'] as const)
      expect(bringToArena(bill(), paymentOf(4_000, { kind }), owing({ booking: 10_000 }))).toMatchObject([
        { steps: [{ type: 'pay', method: kind, share }, ...(kind === 'pix' ? [{ type: 'pix_paid' }] : [])] },
      ])
    const credit = bringToArena(bill(), paymentOf(4_000, { kind: 'credit' }), owing({ booking: 10_000 }))
    expect(JSON.stringify(credit)).not.toContain('share')
  })

  it('goes back to its share, by a step that comes once for each payment there', () => {
    const before = [paidTo('p1-tab', 400, { share }), paidTo('own', 300)]
    const after = before.map((each) => ({ ...each, voided }))
    const name = 'tabs own-tab'
    expect(backOfShares({ name, before, after })).toEqual([
      { type: 'given_back', id: 'p1-tab tabs own-tab back', splitId: 'bill', paymentId: 'p1', cents: 400 },
    ])
    expect(backOfShares({ name, before: after, after })).toEqual([])
  })

  it('is told from what the same share has paid elsewhere', () => {
    const before = [paidTo('p1-tab', 400, { share })]
    const after = before.map((each) => ({ ...each, voided }))
    const ids = ['tabs a', 'tabs b'].flatMap((name) =>
      backOfShares({ name, before, after }).map(({ id }) => id),
    )
    expect(new Set(ids).size).toBe(2)
  })
})
