import { describe, expect, it } from 'vitest'
import { adds, game, tabCounter } from '../../testing/tab-counter.ts'
import { openTab, tabItem, tabPayment } from '../../testing/tab-samples.ts'

const CHANGED = 'Isso já mudou depois, então não dá para desfazer.'
const two = () => tabCounter([openTab(), openTab({ id: 'tab-2', code: 'CMD-2222' })])
const undo = (number: number, tabId = 'tab-1') =>
  ({ type: 'undo', commandId: `cmd-${number}`, tabId }) as const
const back = (lineId: string, quantity = 1) =>
  ({ type: 'return_item', lineId, quantity, reason: 'Veio quente', to: 'stock' }) as const
const gift = (lineId: string, quantity = 1) =>
  ({ type: 'courtesy', lineId, quantity, reason: 'Aniversário' }) as const
const discount = (amountCents: number | null, reason: string | null = 'Amigo') =>
  ({
    type: 'discount',
    discount: amountCents === null ? null : { unit: 'cents' as const, amountCents },
    reason,
  }) as const

describe('what is undone at the counter (H3)', () => {
  it('is of the arena, and of one of its tabs', () => {
    const { give, done } = two()
    give(adds('l1', 'agua'))
    expect(give(undo(1, 'tab-2'))).toBe('Não encontramos o que desfazer.')
    const first = done.get('cmd-1')
    if (first) done.set('cmd-1', { ...first, companyId: 'another' })
    expect(give(undo(1))).toBe('Não encontramos o que desfazer.')
  })

  it('is an opening, while nothing is on the tab that was not given back', () => {
    const { give, tab } = tabCounter([])
    give({ type: 'open', customerName: 'Rafa', customerPhone: null })
    give(adds('l1', 'agua', 2))
    give(adds('l2', 'cerveja'))
    give(back('l1', 2))
    expect(give(undo(1))).toBe('A comanda já tem itens. Cancele a comanda em vez de desfazer.')
    give(back('l2'))
    expect(give(undo(1))).toBeNull()
    expect(tab()).toMatchObject({ status: 'cancelled', closedAt: '2026-11-20T14:00:00.000Z' })
  })

  it('is no item of another product that has its line by now', () => {
    const { give } = two()
    give(adds('l1', 'agua'))
    give({ type: 'move_items', toTabId: 'tab-2', lines: [{ lineId: 'l1', quantity: 1 }] })
    give(adds('l1', 'cerveja'))
    expect(give(undo(1))).toBe('Esse item não está mais na comanda.')
  })

  it('is one courtesy or return of several, of its own line', () => {
    const { give, tab } = tabCounter()
    give(adds('l1', 'agua', 3))
    give(adds('l2', 'cerveja', 3))
    give(gift('l1'))
    give(gift('l2'))
    give(gift('l2'))
    give(back('l2'))
    expect([give(undo(4)), give(undo(6))]).toEqual([null, null])
    expect(tab().items.map(({ courtesies, returns }) => [courtesies.map(({ id }) => id), returns])).toEqual([
      [['cmd-3'], []],
      [['cmd-5'], []],
    ])
  })

  it('is a closing, until the tab is open again or cancelled', () => {
    const closed = () => {
      const all = tabCounter()
      all.give(adds('l1', 'agua'))
      all.give({ type: 'close' })
      return all
    }
    const { give, tab } = closed()
    expect(give(undo(2))).toBeNull()
    expect(tab()).toMatchObject({ status: 'open', closedAt: null })
    const reopened = closed()
    reopened.give({ type: 'reopen', reason: 'Voltaram' })
    expect(reopened.give(undo(2))).toBe(CHANGED)
    const cancelled = closed()
    cancelled.give({ type: 'cancel', reason: 'Engano' })
    expect(cancelled.give(undo(2))).toBe(CHANGED)
  })

  it('is a reopening, until the tab is closed again', () => {
    const closedAt = '2026-11-20T13:30:00.000Z'
    const { give, tab } = tabCounter([openTab({ status: 'closed', closedAt, items: [tabItem()] })])
    give({ type: 'reopen', reason: 'Voltaram' })
    expect(give(undo(1))).toBeNull()
    expect(tab()).toMatchObject({ status: 'closed', closedAt })
    give({ type: 'reopen', reason: 'Voltaram' })
    give({ type: 'close' })
    expect(give(undo(3))).toBe(CHANGED)
  })

  it('is a discount, or that there is none, until there is another', () => {
    const { give, tab } = tabCounter([openTab({ items: [tabItem()] })])
    give(discount(100))
    expect(give(undo(1))).toBeNull()
    expect(tab().discount).toBeNull()
    give(discount(100))
    give(discount(200))
    expect(give(undo(3))).toBe(CHANGED)
    give(discount(null))
    expect(give(undo(4))).toBe(CHANGED)
    expect(give(undo(6))).toBeNull()
    expect(tab().discount).toMatchObject({ id: 'cmd-4', amountCents: 200 })
    give(discount(null))
    give(discount(300))
    expect(give(undo(9))).toBe(CHANGED)
  })

  it('is a booking on the bill, with its line, until it is another or none', () => {
    const { give, tab } = tabCounter([openTab({ items: [tabItem()] })])
    const link = (bookingId: string | null) => give({ type: 'link_booking', bookingId })
    link('rsv-1')
    expect(give(undo(1))).toBeNull()
    expect(tab()).toMatchObject({ bookingId: null, athleteId: null, items: [{ id: 'line-1' }] })
    expect(tab().items).toHaveLength(1)
    link('rsv-1')
    link(null)
    expect(give(undo(3))).toBe(CHANGED)
    expect(give(undo(4))).toBe('Vincule a reserva de novo.')
  })
})

describe('a move that is undone (H3)', () => {
  const moved = (quantity: number) => {
    const all = two()
    all.give(adds('l1', 'agua', 3))
    all.give({ type: 'move_items', toTabId: 'tab-2', lines: [{ lineId: 'l1', quantity }] })
    return all
  }

  it('brings pieces back to the line from which they came, from either tab', () => {
    for (const tabId of ['tab-1', 'tab-2']) {
      const { give, tab } = moved(2)
      expect(tab('tab-2').items).toMatchObject([{ id: 'l1', quantity: 2 }])
      expect(give(undo(2, tabId))).toBeNull()
      expect(tab().items).toMatchObject([{ id: 'l1', quantity: 3 }])
      expect(tab('tab-2').items).toEqual([])
    }
  })

  it('leaves what the other tab had of the same line, or has got since', () => {
    const { give, tab } = moved(1)
    give({ type: 'move_items', toTabId: 'tab-2', lines: [{ lineId: 'l1', quantity: 1 }] })
    expect(tab('tab-2').items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['l1', 1],
      ['cmd-3-0', 1],
    ])
    give({ ...adds('l1', 'agua', 4), tabId: 'tab-2' })
    expect(give(undo(2))).toBeNull()
    expect(tab('tab-2').items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['l1', 4],
      ['cmd-3-0', 1],
    ])
  })

  it('leaves whose the other tab is by now', () => {
    const { give, tab } = moved(2)
    for (const bookingId of [game.id, null]) give({ type: 'link_booking', bookingId, tabId: 'tab-2' })
    expect(give(undo(2))).toBeNull()
    expect(tab('tab-2')).toMatchObject({ bookingId: null, athleteId: 'rafael' })
  })

  it('is not undone once one of the tabs has a payment', () => {
    const { give, tabs } = moved(2)
    const other = tabs.get('tab-2')
    if (other) tabs.set('tab-2', { ...other, payments: [tabPayment({ amountCents: 100 })] })
    expect(give(undo(2))).toBe('Já há pagamento na CMD-2222, então não dá para desfazer.')
  })
})

describe('a merge that is undone (H3)', () => {
  const merge = { type: 'merge', intoTabId: 'tab-2' } as const

  it('takes the booking back that came with it', () => {
    const { give, tab } = two()
    give({ type: 'link_booking', bookingId: 'rsv-1' })
    give(merge)
    expect(tab('tab-2')).toMatchObject({ bookingId: 'rsv-1', athleteId: 'rafael' })
    expect(give(undo(2))).toBeNull()
    expect(tab()).toMatchObject({ status: 'open', mergedIntoId: null, bookingId: 'rsv-1' })
    expect(tab('tab-2')).toMatchObject({ bookingId: null, athleteId: null, items: [] })
  })

  it('leaves the booking that the other tab has got since', () => {
    const { give, tab } = two()
    give(adds('l1', 'agua'))
    give(merge)
    give({ type: 'link_booking', bookingId: game.id, tabId: 'tab-2' })
    expect(give(undo(2))).toBeNull()
    expect(tab('tab-2')).toMatchObject({ bookingId: 'rsv-1', athleteId: 'rafael' })
    expect(tab()).toMatchObject({ bookingId: null, items: [{ id: 'l1' }] })
  })
})
