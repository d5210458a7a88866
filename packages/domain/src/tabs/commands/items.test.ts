import { describe, expect, it } from 'vitest'
import { adds, tabCounter } from '../../testing/tab-counter.ts'
import { openTab, tabItem } from '../../testing/tab-samples.ts'

const juice = { id: 'suco', name: 'Suco', priceCents: 450, sold: true, stock: 10 }
const lines = () =>
  tabCounter([openTab({ items: [tabItem(), tabItem({ id: 'line-2', name: 'Gelo', productId: 'gelo' })] })])

describe('an item of a tab (H3)', () => {
  it('is added to the line of the same product and note alone', () => {
    const { give, tab } = tabCounter([openTab()], [], [juice])
    give(adds('l1', 'agua'))
    give(adds('l1', 'suco'))
    give(adds('l1', 'agua', 1, 'Sem gelo'))
    give(adds('cmd-3', 'agua', 2, 'Sem gelo'))
    give(adds('l1', 'agua', 1, ''))
    expect(tab().items.map(({ id, productId, quantity, note }) => [id, productId, quantity, note])).toEqual([
      ['l1', 'agua', 2, null],
      ['cmd-2', 'suco', 1, null],
      ['cmd-3', 'agua', 3, 'Sem gelo'],
    ])
  })

  it('has a note, or none any more', () => {
    const { give, tab } = lines()
    const note = (lineId: string, text: string) => give({ type: 'note', lineId, note: text })
    expect(note('line-2', ' Sem gelo ')).toBeNull()
    expect(tab().items.map((each) => each.note)).toEqual([null, 'Sem gelo'])
    note('line-2', ' ')
    expect(tab().items.map((each) => each.note)).toEqual([null, null])
    expect(note('gone', 'x')).toBe('Esse item não está mais na comanda.')
  })

  it('comes back or is given away, that one', () => {
    const { give, tab } = lines()
    give({ type: 'return_item', lineId: 'line-2', quantity: 1, reason: 'Derreteu', to: 'stock' })
    give({ type: 'courtesy', lineId: 'line-2', quantity: 1, reason: 'Amigo' })
    expect(tab().items.map(({ returns, courtesies }) => [returns.length, courtesies.length])).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  it('that is lost comes back first and then leaves the stock, so that both are told', () => {
    const { run } = lines()
    const outcome = run({ type: 'return_item', lineId: 'line-1', quantity: 2, reason: 'Caiu', to: 'loss' })
    expect(outcome.ok && outcome.stock.map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['return', 2],
      ['loss', 2],
    ])
  })

  it('is paid beside others, each of which is open', () => {
    const { give, tab } = lines()
    const all = [
      { lineId: 'line-1', quantity: 2 },
      { lineId: 'line-2', quantity: 2 },
    ]
    const pay = (paymentId: string, paid: typeof all) =>
      give({ type: 'pay', paymentId, method: 'card', amountCents: 900, receivedCents: null, lines: paid })
    expect(pay('a', all)).toBeNull()
    expect(tab().payments).toHaveLength(1)
    expect(pay('b', all.slice(1))).toBe('Gelo já está pago.')
    expect(pay('c', [{ lineId: 'gone', quantity: 1 }])).toBe('Esse item não está mais na comanda.')
  })
})
