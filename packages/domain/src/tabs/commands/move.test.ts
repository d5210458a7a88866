import { describe, expect, it } from 'vitest'
import { adds, tabCounter } from '../../testing/tab-counter.ts'
import { openTab, tabItem } from '../../testing/tab-samples.ts'
import { mergeTabs, moveBack } from './move.ts'

const given = (id: string, quantity = 1) => ({ id, quantity, reason: 'x', at: '', byId: null })
const returned = (id: string, quantity = 1) => ({ ...given(id, quantity), to: 'stock' as const })
const from = (...items: ReturnType<typeof tabItem>[]) => openTab({ items })
const to = (...items: ReturnType<typeof tabItem>[]) => openTab({ id: 'tab-2', code: 'CMD-2222', items })
const one = (quantity: number, toLineId = 'line-1') => [{ fromLineId: 'line-1', toLineId, quantity }]
const told = (change: ReturnType<typeof moveBack>) =>
  change.ok ? change.tabs.map(({ items }) => items.map(({ id, quantity }) => [id, quantity])) : change.message

describe('pieces that are moved back (H3)', () => {
  const used = 'Já mexeram em Água depois, então não dá para desfazer.'

  it('are those that are still open, of a line with more', () => {
    const line = tabItem({ quantity: 5, returns: [returned('r', 2)], courtesies: [given('c')] })
    expect(told(moveBack(from(), to(line), one(2)))).toEqual([[['line-1', 2]], [['line-1', 3]]])
    expect(told(moveBack(from(), to(line), one(3)))).toBe(used)
    const change = moveBack(from(), to(line), one(2))
    expect(change.ok && change.tabs[0]?.items[0]).toMatchObject({ returns: [], courtesies: [] })
  })

  it('are a whole line with all that happened to it', () => {
    const line = tabItem({ quantity: 3, returns: [returned('r2')], courtesies: [given('c2')] })
    const rest = tabItem({ quantity: 2, returns: [returned('r1')], courtesies: [given('c1')] })
    const change = moveBack(from(tabItem({ id: 'other' }), rest), to(line), one(3))
    expect(told(change)).toEqual([
      [
        ['other', 2],
        ['line-1', 5],
      ],
      [],
    ])
    expect(change.ok && change.tabs[0]?.items[1]).toMatchObject({
      returns: [{ id: 'r1' }, { id: 'r2' }],
      courtesies: [{ id: 'c1' }, { id: 'c2' }],
    })
  })

  it.each([
    ['another product', { productId: 'suco' }],
    ['another price', { priceCents: 500 }],
    ['another sale', { soldAs: 'line-9' }],
  ])('do not go to a line of that id that is %s', (_what, changes) => {
    expect(told(moveBack(from(tabItem(changes)), to(tabItem()), one(2)))).toBe(used)
  })

  it('are nowhere any more where their line is gone', () => {
    expect(told(moveBack(from(), to(), one(1)))).toBe('Esse item não está mais na comanda.')
  })
})

describe('a tab that is merged into another (H3)', () => {
  const merged = (...both: Parameters<typeof mergeTabs>) => {
    const change = mergeTabs(...both)
    return change.ok ? change.tabs[1] : change.message
  }

  it('keeps the booking and the person of the other, and gives it its own where that has none', () => {
    const own = { bookingId: 'a', athleteId: 'ana' }
    const theirs = { bookingId: 'b', athleteId: 'bia' }
    expect(merged(openTab(own), { ...to(), ...theirs })).toMatchObject(theirs)
    expect(merged(openTab(own), to())).toMatchObject(own)
    expect(merged(openTab(), { ...to(), ...theirs })).toMatchObject(theirs)
  })

  it('has no discount, and no line that is on both', () => {
    const discount = { unit: 'cents', amountCents: 100, id: 'd', reason: null, byId: null } as const
    expect(merged(openTab({ discount }), to())).toBe('Tire o desconto da CMD-7K2Q antes de juntar.')
    expect(merged(from(tabItem()), to(tabItem()))).toMatch(/^As duas comandas dividem um mesmo item/)
  })

  it('is of the same arena', () => {
    const { give } = tabCounter([openTab(), openTab({ id: 'tab-2', companyId: 'another' })])
    give(adds('l1', 'agua'))
    expect(give({ type: 'merge', intoTabId: 'tab-2' })).toBe('Não encontramos essa comanda.')
  })
})
