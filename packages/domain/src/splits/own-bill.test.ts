import { describe, expect, it } from 'vitest'
import { inOrder, isSettled, type OwnBill, toOwnBill } from './own-bill.ts'
import { itemOf, ledger, personOf } from './testing/sample-split.ts'

function opened() {
  const bill = ledger()
  bill.open(
    [personOf('olga', { name: 'Olga Reis', sameAs: 'olga' }), personOf('p1'), personOf('p2')],
    [itemOf('field', 3000)],
  )
  return bill
}
const given = (bill: ReturnType<typeof ledger>, personId: string, userId: string) => ({
  ...bill.split,
  people: bill.split.people.map((each) => (each.id === personId ? { ...each, userId } : each)),
})

describe('a bill in one’s own list (H10)', () => {
  it('tells who divides it how it stands, and whose cash waits', () => {
    const bill = opened()
    bill.send({ type: 'receive', personId: 'p2' })
    bill.send({ type: 'cash', personId: 'p1' }, { by: null })
    expect(toOwnBill(bill.split, 'olga', 'Olga Reis')).toMatchObject({
      as: 'organizer',
      openCents: 2000,
      totalCents: 3000,
      settledPeople: 1,
      people: 3,
      saidPeople: 1,
    })
  })

  it('counts nobody as having paid who has nothing to pay', () => {
    const bill = ledger()
    bill.open(
      [personOf('olga', { sameAs: 'olga' }), personOf('gil', { exempt: true })],
      [itemOf('field', 3000)],
    )
    expect(toOwnBill(bill.split, 'olga', 'Olga')).toMatchObject({ settledPeople: 0, people: 1 })
  })

  it('tells whose share it is what is open and whom they owe, and is nobody else’s', () => {
    const split = given(opened(), 'p1', 'bia')
    expect(toOwnBill(split, 'bia', 'Olga Reis')).toMatchObject({
      as: 'share',
      openCents: 1000,
      shareCents: 1000,
      organizerName: 'Olga',
      said: false,
    })
    expect(toOwnBill(split, 'rui', 'Olga Reis')).toBeNull()
  })

  it('tells of the second person what is theirs, and that their cash waits', () => {
    const bill = opened()
    bill.send({
      type: 'edit',
      edits: [{ do: 'item', item: itemOf('beer', 500, { payers: { of: 'some', personIds: ['p2'] } }) }],
    })
    bill.send({ type: 'cash', personId: 'p2' }, { by: null })
    const own = toOwnBill(given(bill, 'p2', 'caio'), 'caio', 'Olga Reis')
    expect(own).toMatchObject({ shareCents: 1500, said: true, cancelled: false })
  })

  it('says that it is cancelled', () => {
    const bill = opened()
    expect(toOwnBill(bill.split, 'olga', 'Olga')?.cancelled).toBe(false)
    bill.send({ type: 'cancel', reason: 'Choveu' })
    expect(toOwnBill(bill.split, 'olga', 'Olga')?.cancelled).toBe(true)
  })

  it('begins with what its owner has to do, and ends with what is over', () => {
    const base = { id: '', code: '', title: '', timeZone: 'America/Fortaleza', cancelled: false } as const
    const organizer = (id: string, rest: Partial<Extract<OwnBill, { as: 'organizer' }>>): OwnBill => ({
      as: 'organizer',
      ...base,
      id,
      createdAt: '2026-11-20T12:00:00.000Z',
      openCents: 100,
      creditCents: 0,
      totalCents: 300,
      settledPeople: 1,
      people: 3,
      saidPeople: 0,
      ...rest,
    })
    const share = (id: string, rest: Partial<Extract<OwnBill, { as: 'share' }>>): OwnBill => ({
      as: 'share',
      ...base,
      id,
      createdAt: '2026-11-20T12:00:00.000Z',
      openCents: 100,
      creditCents: 0,
      shareCents: 100,
      organizerName: 'Olga',
      token: 't',
      said: false,
      ...rest,
    })
    const bills = [
      organizer('paid', { openCents: 0 }),
      share('said', { said: true }),
      share('to-get-back', { openCents: 0, creditCents: 50 }),
      organizer('open', {}),
      organizer('newer', { createdAt: '2026-11-21T12:00:00.000Z' }),
      share('to-pay', {}),
      organizer('to-confirm', { saidPeople: 1 }),
      organizer('to-give-back', { openCents: 0, creditCents: 50, createdAt: '2026-11-19T12:00:00.000Z' }),
      organizer('cancelled', { cancelled: true, createdAt: '2026-11-19T12:00:00.000Z' }),
    ]
    expect(inOrder(bills).map(({ id }) => id)).toEqual([
      'to-confirm',
      'to-pay',
      'newer',
      'open',
      'to-give-back',
      'said',
      'to-get-back',
      'paid',
      'cancelled',
    ])
    expect(bills.filter(isSettled).map(({ id }) => id)).toEqual(['paid', 'cancelled'])
  })
})
