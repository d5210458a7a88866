import { describe, expect, it } from 'vitest'
import type { SplitEdit } from '../command.ts'
import { itemOf, ledger, personOf } from '../testing/sample-split.ts'

const guest = { by: null }
const some = (...personIds: string[]) => ({ payers: { of: 'some' as const, personIds } })
const claimed = { payers: { of: 'claim' as const } }

/** A bill among p1, p2 and p3. */
function opened(...items: ReturnType<typeof itemOf>[]) {
  const bill = ledger()
  bill.open(
    ['p1', 'p2', 'p3'].map((id) => personOf(id)),
    [itemOf('field', 3000), ...items],
  )
  const edit = (...edits: SplitEdit[]) => bill.send({ type: 'edit', edits })
  const payersOf = (id: string) => bill.split.items.find((each) => each.id === id)?.payers
  return { bill, edit, payersOf }
}

describe('an item of a bill', () => {
  it('goes alone, and the others stay', () => {
    const { bill, edit } = opened(itemOf('beer', 500), itemOf('water', 300))
    edit({ do: 'remove_item', itemId: 'beer' })
    expect(bill.split.items.map(({ id }) => id)).toEqual(['field', 'water'])
  })

  it('is of some people, each once', () => {
    expect(opened(itemOf('beer', 500, some('p2', 'p3', 'p2'))).payersOf('beer')).toEqual({
      of: 'some',
      personIds: ['p2', 'p3'],
    })
  })

  it('stays with who has claimed it when it is changed, and is nobody’s when it is new', () => {
    const { bill, edit, payersOf } = opened(itemOf('beer', 500, claimed))
    expect(payersOf('beer')).toEqual({ of: 'claim', byId: null })
    bill.send({ type: 'claim', itemId: 'beer', personId: 'p2' })
    edit({ do: 'item', item: itemOf('beer', 600, claimed) })
    expect(payersOf('beer')).toEqual({ of: 'claim', byId: 'p2' })
  })

  it('is of one booking or tab, which is on the bill once', () => {
    const { edit } = opened()
    const source = (kind: 'tab' | 'booking', id: string) => ({ source: { kind, id } })
    const put = (id: string, of: ReturnType<typeof source>) =>
      edit({ do: 'item', item: itemOf(id, 500, of) }).ok
    expect(put('a', source('tab', 'own-tab'))).toBe(true)
    expect(put('b', source('tab', 'own-booking'))).toBe(true)
    expect(put('c', source('booking', 'own-booking'))).toBe(true)
    expect(put('d', source('booking', 'own-booking'))).toBe(false)
  })

  it('is one of sixty at most', () => {
    const { bill, edit } = opened()
    const many = Array.from({ length: 59 }, (_, at): SplitEdit => ({
      do: 'item',
      item: itemOf(`i${at}`, 300),
    }))
    expect(edit(...many).ok).toBe(true)
    expect(bill.split.items).toHaveLength(60)
    expect(edit({ do: 'item', item: itemOf('more', 300) })).toMatchObject({ code: 'invalid' })
  })
})

describe('a person of a bill', () => {
  it('is another account’s, or a guest’s', () => {
    const bill = ledger()
    bill.open([personOf('p1', { sameAs: 'place-1' })], [itemOf('field', 3000)])
    const join = (id: string, sameAs: string | null) =>
      bill.send({ type: 'edit', edits: [{ do: 'person', person: personOf(id, { sameAs }) }] })
    expect([join('me', 'olga').ok, join('p2', 'place-2').ok, join('p3', null).ok]).toEqual([true, true, true])
    expect(join('again', 'olga')).toMatchObject({ code: 'conflict' })
    expect(bill.split.people.map(({ id, userId }) => [id, userId])).toEqual([
      ['p1', null],
      ['me', 'olga'],
      ['p2', null],
      ['p3', null],
    ])
  })

  it('leaves with what was theirs to pay, and what they were asked for', () => {
    const { bill, edit, payersOf } = opened(
      itemOf('beer', 500, some('p2', 'p3')),
      itemOf('water', 300, claimed),
      itemOf('juice', 400, claimed),
      itemOf('ice', 200, claimed),
    )
    bill.send({ type: 'claim', itemId: 'water', personId: 'p2' })
    bill.send({ type: 'claim', itemId: 'juice', personId: 'p3' })
    bill.send({ type: 'pix', personId: 'p1' }, guest)
    bill.send({ type: 'pix', personId: 'p2' }, guest)
    bill.send({ type: 'receive', personId: 'p3' })
    edit({ do: 'remove_person', personId: 'p2' })
    expect(bill.split.people.map(({ id }) => id)).toEqual(['p1', 'p3'])
    expect(['field', 'beer', 'water', 'juice', 'ice'].map(payersOf)).toEqual([
      { of: 'all' },
      { of: 'some', personIds: ['p3'] },
      { of: 'claim', byId: null },
      { of: 'claim', byId: 'p3' },
      { of: 'claim', byId: null },
    ])
    expect(bill.split.payments.map(({ personId }) => personId)).toEqual(['p1', 'p3'])
  })

  it('stays where they have paid, or say so, though others may leave', () => {
    const { bill, edit } = opened()
    bill.send({ type: 'receive', personId: 'p1' })
    bill.send({ type: 'cash', personId: 'p3' }, guest)
    const leave = (personId: string) => edit({ do: 'remove_person', personId })
    expect([leave('p1'), leave('p3')]).toMatchObject([{ code: 'conflict' }, { code: 'conflict' }])
    expect(leave('p3')).toMatchObject({ message: expect.stringMatching(/^Nome p3 já pagou/) as string })
    expect(leave('p2').ok).toBe(true)
    expect(leave('gone').ok).toBe(true)
  })
})

it('a bill is opened once, by its own id too', () => {
  const bill = ledger()
  const open = (splitId: string) =>
    bill.give({
      type: 'open',
      id: `open-${splitId}`,
      splitId,
      origin: { kind: 'racha', id: 'game' },
      edits: [
        { do: 'person', person: personOf('p1') },
        { do: 'item', item: itemOf('field', 1000) },
      ],
    })
  expect(open('bill').ok).toBe(true)
  expect(open('other')).toMatchObject({ code: 'conflict', message: 'Essa conta já está dividida.' })
})
