import { describe, expect, it } from 'vitest'
import { differencesOf, payersWords } from './differences.ts'
import { itemOf, ledger, personOf } from './testing/sample-split.ts'

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null
const told = (...given: Parameters<typeof differencesOf>) =>
  differencesOf(...given).map(({ name, before, after }) => [name, plain(before), plain(after)])

describe('what a change has changed of a bill, in words (H10)', () => {
  const opened = () => {
    const bill = ledger()
    bill.open(
      [personOf('ana'), personOf('bia')],
      [itemOf('field', 3_000), itemOf('beer', 500, { payers: { of: 'some', personIds: ['bia'] } })],
    )
    return bill.split
  }

  it('is what is new, what is gone, and what is otherwise', () => {
    const split = opened()
    const [field, beer] = split.items
    const [ana, bia] = split.people
    if (!field || !beer || !ana || !bia) throw new Error('a bill has items and people')
    expect(told(undefined, { items: [field], people: [ana] })).toEqual([
      ['Gasto field', null, 'R$ 30,00, de todos'],
      ['Nome ana', null, 'o resto'],
    ])
    expect(told(split, { items: [field], people: [ana] })).toEqual([
      ['Gasto beer', 'R$ 5,00, de Nome bia', null],
      ['Nome bia', 'o resto', null],
    ])
    const dearer = { ...field, cents: 3_300 }
    expect(told(split, { items: [dearer, beer], people: [{ ...ana, exempt: true }, bia] })).toEqual([
      ['Gasto field', 'R$ 30,00, de todos', 'R$ 33,00, de todos'],
      ['Nome ana', 'o resto', 'não paga do que é de todos'],
    ])
    expect(told(split, split)).toEqual([])
  })

  it('is a new name alone, too', () => {
    const split = opened()
    const people = split.people.map((each) => (each.id === 'ana' ? { ...each, name: 'Ana Lima' } : each))
    expect(told(split, { ...split, people })).toEqual([['Ana Lima', 'o resto', 'o resto']])
  })

  it('says who pays an item', () => {
    const names = new Map([
      ['ana', 'Ana'],
      ['bia', 'Bia'],
    ])
    expect(payersWords({ of: 'all' }, names)).toBe('de todos')
    expect(payersWords({ of: 'some', personIds: ['ana', 'bia'] }, names)).toBe('de Ana e Bia')
    expect(payersWords({ of: 'some', personIds: ['gone'] }, names)).toBe('de alguém')
    expect(payersWords({ of: 'claim', byId: 'bia' }, names)).toBe('de Bia')
    expect(payersWords({ of: 'claim', byId: null }, names)).toBe('de quem pegar')
  })
})
