import { describe, expect, it } from 'vitest'
import { itemOf, ledger, personOf } from '../testing/sample-split.ts'

const guest = { by: null }
const claimed = { payers: { of: 'claim' as const } }

/** A bill among p1 and p2, of a field, and of a beer and a water that wait for somebody. */
function opened() {
  const bill = ledger()
  bill.open(
    [personOf('p1'), personOf('p2')],
    [itemOf('field', 3000), itemOf('beer', 900, claimed), itemOf('water', 300, claimed)],
  )
  const own = (itemId: string, personId: string, isClaimed = true) =>
    bill.send({ type: 'claim_own', itemId, personId, claimed: isClaimed }, guest)
  const give = (itemId: string, personId: string | null) => bill.send({ type: 'claim', itemId, personId })
  const whose = () =>
    bill.split.items.map(({ id, payers }) => [id, payers.of === 'claim' ? payers.byId : payers.of])
  return { bill, own, give, whose }
}

describe('an item that waits for somebody (H10)', () => {
  it('is of who says so, the one that they name', () => {
    const { own, whose } = opened()
    own('water', 'p2')
    expect(whose()).toEqual([
      ['field', 'all'],
      ['beer', null],
      ['water', 'p2'],
    ])
  })

  it('is let go again by who has it, and by nobody else but the organiser', () => {
    const { own, give, whose } = opened()
    own('beer', 'p1')
    expect(own('beer', 'p2', false)).toMatchObject({ message: 'Nome p1 já ficou com Gasto beer.' })
    expect(own('beer', 'p1', false).ok).toBe(true)
    expect(own('beer', 'p1', false).ok).toBe(true)
    own('beer', 'p1')
    expect(give('beer', null).ok).toBe(true)
    expect(whose()[1]).toEqual(['beer', null])
  })

  it('is given by the organiser to somebody of the bill, and taken from nobody so', () => {
    const { give, whose } = opened()
    expect(give('beer', 'gone')).toMatchObject({ code: 'not_found' })
    expect(give('beer', 'p2').ok).toBe(true)
    expect(give('beer', 'p2').ok).toBe(true)
    expect(give('beer', 'p1')).toMatchObject({ code: 'conflict' })
    expect(whose()[1]).toEqual(['beer', 'p2'])
    expect([give('field', 'p1'), give('gone', 'p1')]).toMatchObject([
      { code: 'not_found' },
      { code: 'not_found' },
    ])
  })
})

it('a share is taken on an account, which is not that of the organiser', () => {
  const { bill } = opened()
  const take = (userId: string | null) => bill.send({ type: 'take', personId: 'p1', userId }, guest)
  expect(take(null)).toMatchObject({
    code: 'conflict',
    message: 'Entre com a sua conta de atleta para guardar essa parte nela.',
  })
  expect(take('olga')).toMatchObject({ code: 'conflict', message: 'Você já tem a sua parte nesta conta.' })
  expect(take('bia').ok).toBe(true)
})

it('a second tab that the counter hands over is one of its own', () => {
  const { bill } = opened()
  const hand = (tabId: string, cents: number) =>
    bill.send({ type: 'hand_tab', itemId: `tab-${tabId}`, tabId, name: `Comanda ${tabId}`, cents })
  hand('a', 300)
  hand('b', 400)
  hand('b', 600)
  expect(bill.split.items.slice(3).map(({ id, cents }) => [id, cents])).toEqual([
    ['tab-a', 300],
    ['tab-b', 600],
  ])
})

it('a booking that is cancelled leaves the tab of the same number, and an amount that still fits', () => {
  const bill = ledger()
  const source = (kind: 'booking' | 'tab', id: string) => ({ source: { kind, id } })
  bill.open(
    [
      personOf('p1', { part: { as: 'percent', percent: 50 } }),
      personOf('p2', { part: { as: 'amount', cents: 2000 } }),
    ],
    [
      itemOf('field', 2000, source('booking', 'own-booking')),
      itemOf('bar', 1000, source('tab', 'own-booking')),
      itemOf('more', 1000, source('booking', 'own-tab')),
    ],
  )
  bill.send({ type: 'source_over', source: { kind: 'booking', id: 'own-booking' } }, guest)
  expect(bill.split.items.map(({ id }) => id)).toEqual(['bar', 'more'])
  expect(bill.split.people.map(({ part }) => part.as)).toEqual(['percent', 'rest'])
})
