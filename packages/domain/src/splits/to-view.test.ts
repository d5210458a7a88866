import { describe, expect, it } from 'vitest'
import { pickedToken } from './group-link.ts'
import type { Split } from './split.ts'
import { AFTERNOON, itemOf, ledger, personOf } from './testing/sample-split.ts'
import { toLinkedBill, toLinkedShare, toSplitDetail } from './to-view.ts'

const guest = { by: null }
const visa = { brand: 'visa', last4: '1111', instalments: 1 } as const
const later = (hours: number) => new Date(Date.parse(AFTERNOON) + hours * 3_600_000).toISOString()

/** A bill of R$ 30,00 among Olga, p1 and p2. */
function opened() {
  const bill = ledger()
  bill.open(
    [
      personOf('olga', { name: 'Olga Reis', sameAs: 'olga' }),
      personOf('p1', { name: 'Bia Souza' }),
      personOf('p2', { name: 'Caio Lima' }),
    ],
    [itemOf('field', 3000)],
  )
  const byCard = (personId: string, waits: 'bank' | null) =>
    bill.send(
      { type: 'card', personId, paymentId: `card-${personId}`, amountCents: 1000, card: { ...visa, waits } },
      guest,
    )
  return { bill, byCard }
}

describe('a bill as its organiser sees it (H10)', () => {
  const personIn = (split: Split, id: string, at = AFTERNOON) =>
    toSplitDetail(split, at).people.find((each) => each.id === id)

  it('has its people with how they stand, and no account of theirs', () => {
    const { bill } = opened()
    bill.send({ type: 'receive', personId: 'p2' })
    const detail = toSplitDetail(bill.split, AFTERNOON)
    expect(detail.people.map(({ id, me, hasAccount, openCents }) => [id, me, hasAccount, openCents])).toEqual(
      [
        ['olga', true, true, 1000],
        ['p1', false, false, 1000],
        ['p2', false, false, 0],
      ],
    )
    expect(detail.sum).toMatchObject({ totalCents: 3000, paidCents: 1000, openCents: 2000 })
    expect(JSON.stringify(detail)).not.toContain('userId')
  })

  it('has of each person what counts or waits to be confirmed, and whether it can be undone', () => {
    const { bill, byCard } = opened()
    byCard('olga', null)
    bill.send({ type: 'pix', personId: 'p1' }, guest)
    bill.send({ type: 'cash', personId: 'p1' }, guest)
    bill.send({ type: 'receive', personId: 'p2' })
    const told = (id: string, at?: string) =>
      personIn(bill.split, id, at)?.payments.map(({ kind, status, undoable }) => [kind, status, undoable])
    expect(told('olga')).toEqual([['card', 'paid', false]])
    expect(told('p1')).toEqual([['cash', 'said', true]])
    expect(told('p2')).toEqual([['cash', 'paid', true]])
    expect(told('p2', later(25))).toEqual([['cash', 'paid', false]])
    bill.send({ type: 'undo', paymentId: bill.split.payments.at(-1)?.id ?? '' })
    expect(told('p2')).toEqual([])
  })

  it('says why somebody is not reminded now', () => {
    const { bill } = opened()
    bill.send({ type: 'remind', personId: 'p1' })
    expect(personIn(bill.split, 'p1')?.notNow).toMatch(/já avisou/)
    expect(personIn(bill.split, 'p2')?.notNow).toBeNull()
  })
})

describe('a share as whoever has its link sees it (H10)', () => {
  const shown = (split: Split, id: string) => {
    const token = split.people.find((each) => each.id === id)?.token ?? ''
    return toLinkedShare(split, token, { organizerName: 'Olga Reis', maxInstalments: 3, arenaCredit: null })
  }

  it('is that of its own link, or of the name that was picked by the group’s', () => {
    const { bill } = opened()
    const byToken = (token: string) =>
      toLinkedShare(bill.split, token, { organizerName: 'Olga', maxInstalments: 1, arenaCredit: null })?.name
    expect(shown(bill.split, 'p2')).toMatchObject({ name: 'Caio', organizerName: 'Olga', shareCents: 1000 })
    expect(byToken(pickedToken(bill.split.groupToken, 'p1'))).toBe('Bia')
    expect([byToken('nobody'), byToken(bill.split.groupToken)]).toEqual([undefined, undefined])
  })

  it('says whether the bill is cancelled, and whether the share is on an account', () => {
    const { bill } = opened()
    expect(shown(bill.split, 'p1')).toMatchObject({ cancelled: false, taken: false })
    expect(shown(bill.split, 'olga')?.taken).toBe(true)
    bill.send({ type: 'cancel', reason: 'Choveu' })
    expect(shown(bill.split, 'p1')?.cancelled).toBe(true)
  })

  it('has what it is made of, and what waits for somebody', () => {
    const bill = ledger()
    bill.open(
      [personOf('p1'), personOf('p2'), personOf('keeper', { exempt: true })],
      [
        itemOf('field', 3000),
        itemOf('ball', 400, { payers: { of: 'some', personIds: ['p2', 'keeper'] } }),
        itemOf('water', 500, { payers: { of: 'claim' } }),
        itemOf('beer', 600, { payers: { of: 'claim' } }),
      ],
    )
    bill.send({ type: 'claim_own', itemId: 'beer', personId: 'p1', claimed: true }, guest)
    const told = (id: string) => {
      const share = shown(bill.split, id)
      return {
        items: share?.items.map((each) => [each.id, each.shared]),
        claimable: share?.claimable.map((each) => [each.id, each.mine]),
      }
    }
    expect(told('p1')).toEqual({
      items: [
        ['field', true],
        ['beer', false],
      ],
      claimable: [
        ['water', false],
        ['beer', true],
      ],
    })
    expect(told('p2')).toEqual({
      items: [
        ['field', true],
        ['ball', true],
      ],
      claimable: [['water', false]],
    })
    expect(told('keeper').items).toEqual([['ball', true]])
  })

  it('has its own code that waits, and the cash that was said', () => {
    const { bill, byCard } = opened()
    byCard('olga', 'bank')
    bill.send({ type: 'pix', personId: 'p1' }, guest)
    bill.send({ type: 'cash', personId: 'p1' }, guest)
    expect(shown(bill.split, 'p1')).toMatchObject({ pix: { cents: 1000 }, saidAt: AFTERNOON, card: null })
    expect(shown(bill.split, 'p2')).toMatchObject({ pix: null, saidAt: null, card: null })
    expect(shown(bill.split, 'olga')).toMatchObject({ pix: null, card: { waits: 'bank' } })
    bill.send({ type: 'pix_paid', paymentId: shown(bill.split, 'p1')?.pix?.id ?? '' }, guest)
    expect(shown(bill.split, 'p1')).toMatchObject({ pix: null, saidAt: null, openCents: 0 })
  })

  it('has its card while it waits, and after it was declined until something else is tried', () => {
    const { bill, byCard } = opened()
    const cardOf = () => shown(bill.split, 'p1')?.card
    byCard('p1', 'bank')
    expect(cardOf()).toEqual({ brand: 'visa', last4: '1111', cents: 1000, waits: 'bank' })
    bill.send({ type: 'card_decided', paymentId: 'card-p1', approved: false, reason: 'no-funds' }, guest)
    expect(cardOf()).toEqual({ brand: 'visa', last4: '1111', cents: 1000, waits: null, declined: 'no-funds' })
    bill.send({ type: 'pix', personId: 'p1' }, guest)
    expect(cardOf()).toBeNull()
    const paid = opened()
    paid.byCard('p1', null)
    expect(shown(paid.bill.split, 'p1')?.card).toBeNull()
  })

  it('says how a racha’s bill is divided, and nothing so of another', () => {
    const bill = ledger()
    bill.open(
      [personOf('p1'), personOf('p2', { part: { as: 'amount', cents: 1000 } })],
      [itemOf('field', 3000)],
    )
    expect(shown(bill.split, 'p1')?.rule).toMatch(/^Quem é diarista paga o preço do convite/)
    const ofTab: Split = { ...bill.split, origin: { kind: 'tab', id: 't' } }
    expect(shown(ofTab, 'p1')?.rule).toBeNull()
  })
})

describe('a bill as its group sees it (H10)', () => {
  const states = (split: Split) => toLinkedBill(split, 'Olga Reis', null).who.map(({ state }) => state)

  it('tells of each whether they owe, say to have paid, have paid, or pay nothing', () => {
    const bill = ledger()
    bill.open(
      [personOf('p1'), personOf('p2'), personOf('p3'), personOf('keeper', { exempt: true })],
      [itemOf('field', 3000)],
    )
    bill.send({ type: 'cash', personId: 'p2' }, guest)
    bill.send({ type: 'receive', personId: 'p3' })
    expect(states(bill.split)).toEqual(['open', 'said', 'paid', 'free'])
    bill.send({ type: 'cancel', reason: 'Choveu' })
    expect(states(bill.split)).toEqual(['free', 'free', 'paid', 'free'])
  })

  it('is nobody’s own for who is not signed in, and their own share for who is', () => {
    const { bill } = opened()
    const mine = (userId: string | null) =>
      toLinkedBill(bill.split, 'Olga Reis', userId).who.map((each) => each.mine)
    expect([mine(null), mine('olga'), mine('rui')]).toEqual([
      [false, false, false],
      [true, false, false],
      [false, false, false],
    ])
  })

  it('has first names, what is open, and whether it is cancelled', () => {
    const { bill } = opened()
    bill.send({ type: 'receive', personId: 'p1' })
    expect(toLinkedBill(bill.split, 'Olga Reis', null)).toMatchObject({
      organizerName: 'Olga',
      cancelled: false,
      openCents: 2000,
      who: [
        { name: 'Olga', openCents: 1000 },
        { name: 'Bia', openCents: 0 },
        { name: 'Caio', openCents: 1000 },
      ],
    })
    bill.send({ type: 'cancel', reason: 'Choveu' })
    expect(toLinkedBill(bill.split, 'Olga Reis', null).cancelled).toBe(true)
  })
})
