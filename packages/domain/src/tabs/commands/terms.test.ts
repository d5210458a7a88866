import { describe, expect, it } from 'vitest'
import { adds, game, tabCounter } from '../../testing/tab-counter.ts'
import { openTab, tabContext, tabItem } from '../../testing/tab-samples.ts'
import { stockEffectsOfKeptItems } from './closing.ts'
import { followMerges } from './found.ts'
import { requireStock } from './stock.ts'

const AT = '2026-11-20T14:00:00.000Z'

describe('the terms of a tab (H3)', () => {
  it('have a reason of a discount where one was told', () => {
    const { give, tab } = tabCounter([openTab({ items: [tabItem()] })])
    const discount = (reason: string | null) =>
      give({ type: 'discount', discount: { unit: 'percent', percent: 5 }, reason })
    discount('Amigo')
    expect(tab().discount?.reason).toBe('Amigo')
    discount('')
    expect(tab().discount?.reason).toBeNull()
  })

  it('have the name and the phone of the customer', () => {
    const { give, tab } = tabCounter()
    give({ type: 'customer', name: ' Bia ', phone: '85 99999-0000' })
    expect(tab()).toMatchObject({ customerName: 'Bia', customerPhone: '85 99999-0000' })
    give({ type: 'customer', name: '', phone: '' })
    expect(tab()).toMatchObject({ customerName: 'Balcão', customerPhone: null })
  })

  it('have a booking of the same person, or of nobody’s account, and no line where nothing is due', () => {
    const link = (athleteId: string | null, changes: object = {}) => {
      const { give, tab } = tabCounter(
        [openTab({ athleteId: 'rafael' })],
        [{ ...game, athleteId, ...changes }],
      )
      return [give({ type: 'link_booking', bookingId: 'rsv-1' }), tab().items.length, tab().athleteId]
    }
    expect(link('rafael')).toEqual([null, 1, 'rafael'])
    expect(link(null)).toEqual([null, 1, 'rafael'])
    expect(link('rafael', { dueCents: 0 })).toEqual([null, 0, 'rafael'])
    expect(link('bia')[0]).toBe('Essa reserva é de outra pessoa que a comanda.')
  })

  it('lose the line of their own booking, not of another that came with a merge', () => {
    const bookings = ['rsv-1', 'rsv-2'].map((bookingId) =>
      tabItem({ id: bookingId, bookingId, productId: null }),
    )
    const { give, tab } = tabCounter([openTab({ items: bookings, bookingId: 'rsv-2' })])
    give({ type: 'link_booking', bookingId: null })
    expect(tab().items.map(({ id }) => id)).toEqual(['rsv-1'])
  })
})

describe('the end of a tab (H3)', () => {
  it('is that of its closing where it is cancelled later', () => {
    const closedAt = '2026-11-20T13:30:00.000Z'
    const cancel = { type: 'cancel', reason: 'Engano' } as const
    const closed = tabCounter([openTab({ status: 'closed', closedAt, items: [tabItem()] })])
    closed.give(cancel)
    expect(closed.tab()).toMatchObject({ status: 'cancelled', closedAt })
    const open = tabCounter()
    open.give(cancel)
    expect(open.tab()).toMatchObject({ status: 'cancelled', closedAt: AT })
  })

  it('moves no stock of what was given back before, and of bookings', () => {
    const back = { id: 'r', quantity: 2, reason: 'x', to: 'stock' as const, at: AT, byId: null }
    const items = [
      tabItem({ returns: [back] }),
      tabItem({ id: 'line-2', quantity: 3, returns: [back] }),
      tabItem({ id: 'line-3', productId: null, bookingId: 'rsv-1' }),
    ]
    expect(
      stockEffectsOfKeptItems(openTab({ items }), 'return', 'Engano').map(({ lineId, quantity }) => [
        lineId,
        quantity,
      ]),
    ).toEqual([['line-2', 1]])
  })

  it('waits for a card that its bank has not decided', () => {
    const card = { brand: 'visa', last4: '1111', instalments: 1 } as const
    const waiting = { id: 'c', amountCents: 450, card, waits: 'bank' as const, createdAt: AT, byId: null }
    const { give } = tabCounter([openTab({ items: [tabItem()], pendingCards: [waiting] })])
    expect(give({ type: 'cancel', reason: 'Engano' })).toBe(
      'Um cartão ainda está sendo conferido na CMD-7K2Q. Espere para cancelar.',
    )
  })
})

it('what is added to a tab follows eight merges, and never runs in a circle', () => {
  const chain = Array.from({ length: 10 }, (_, at) =>
    openTab({ id: `t${at}`, mergedIntoId: at < 9 ? `t${at + 1}` : null }),
  )
  const found = (tabs: typeof chain, id: string) => followMerges(tabContext({ tabs }), id)?.id
  expect([found(chain, 't1'), found(chain, 't0')]).toEqual(['t9', 't8'])
  const circle = [openTab({ id: 'a', mergedIntoId: 'b' }), openTab({ id: 'b', mergedIntoId: 'a' })]
  expect(found(circle, 'a')).toBe('a')
})

it('an arena that sells beyond its stock asks for none (rule 7)', () => {
  const product = { id: 'agua', name: 'Água', priceCents: 450, sold: true, stock: 1 }
  const sale = {
    productId: 'agua',
    quantity: 2,
    kind: 'sale' as const,
    lineId: 'l',
    tabId: 't',
    reason: null,
  }
  const refused = (sellsBeyondStock: boolean) =>
    requireStock(tabContext({ products: [product], sellsBeyondStock }), [sale])?.code
  expect([refused(false), refused(true)]).toEqual(['stock_out', undefined])
})

it('a new tab has no command but its opening', () => {
  const { give, tab } = tabCounter([])
  give({ type: 'open', customerName: 'Rafa', customerPhone: null })
  expect(tab().lastCommands).toEqual(['cmd-1'])
  give(adds('l1', 'agua'))
  expect(tab().lastCommands).toEqual(['cmd-1', 'cmd-2'])
})
