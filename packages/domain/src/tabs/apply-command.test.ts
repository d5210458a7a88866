import { describe, expect, it } from 'vitest'
import { adds, game, tabCounter } from '../testing/tab-counter.ts'
import { openTab, tabItem } from '../testing/tab-samples.ts'
import { piecesOf } from './pieces.ts'
import type { PaidLine } from '../payments/account.ts'
import { tabSum } from './tab-sum.ts'

const tabId = 'tab-1'

const counter = tabCounter
const add = adds
const pay = (amountCents: number, rest = {}) =>
  ({
    type: 'pay',
    paymentId: `p-${amountCents}`,
    method: 'card',
    amountCents,
    receivedCents: null as number | null,
    lines: [] as PaidLine[],
    ...rest,
  }) as const
const back = (lineId: string, quantity = 1, to: 'stock' | 'loss' = 'stock') =>
  ({ type: 'return_item', lineId, quantity, reason: 'Veio quente', to }) as const

describe('ordering (H3, rule 7)', () => {
  it('opens a tab under the id of the client, with a name for who has none', () => {
    const { give, tab } = counter([])
    expect(give({ type: 'open', customerName: ' ', customerPhone: '' })).toBeNull()
    expect(tab()).toMatchObject({ customerName: 'Balcão', customerPhone: null, code: 'CMD-NEW2', version: 1 })
    expect(give({ type: 'open', customerName: 'Rafa', customerPhone: null })).toBe('Essa comanda já existe.')
  })

  it('adds the same again to its line, at the price of that moment', () => {
    const { give, tab, stock } = counter()
    give(add('l1', 'agua', 2))
    give(add('l1', 'agua', 3))
    expect(tab().items).toMatchObject([{ id: 'l1', quantity: 5, priceCents: 450 }])
    expect(stock.get('agua')).toBe(5)
  })

  it('puts another note, or another price, on a line of its own', () => {
    const { give, tab } = counter([openTab({ items: [tabItem({ id: 'l1', priceCents: 400 })] })])
    give(add('l1', 'agua'))
    give({ ...add('l1', 'agua'), note: 'Sem gelo' })
    expect(tab().items.map(({ id, priceCents, note }) => [id, priceCents, note])).toEqual([
      ['l1', 400, null],
      ['cmd-1', 450, null],
      ['cmd-2', 450, 'Sem gelo'],
    ])
  })

  it('refuses what is out of stock or not sold, and changes nothing', () => {
    const { give, tab } = counter()
    expect(give(add('l1', 'cerveja', 4))).toMatch(/^Cerveja: só restam 3 unidades\./)
    give(add('l1', 'cerveja', 2))
    expect(give(add('l2', 'cerveja', 2))).toMatch(/^Cerveja: só resta 1 unidade\./)
    give(add('l2', 'cerveja', 1))
    expect(give(add('l3', 'cerveja', 1))).toMatch(/^Cerveja: o estoque acabou\./)
    expect(give(add('l3', 'velho'))).toBe('Suco está fora de venda.')
    expect(give(add('l3', 'nada'))).toBe('Não encontramos esse produto.')
    expect(tab().version).toBe(2)
  })

  it('takes no more items once it is closed, nor for an unknown tab', () => {
    const { give } = counter()
    give(add('l1', 'agua'))
    give({ type: 'close' })
    expect(give(add('l2', 'agua'))).toBe('A comanda já foi fechada. Reabra para mudar.')
    expect(give({ ...add('l2', 'agua'), tabId: 'other' })).toBe('Não encontramos essa comanda.')
  })

  it('is not found at another company', () => {
    const { give } = counter([openTab({ companyId: 'another' })])
    expect(give(add('l1', 'agua'))).toBe('Não encontramos essa comanda.')
    expect(give({ type: 'close' })).toBe('Não encontramos essa comanda.')
  })
})

describe('giving back (H3, rule 7)', () => {
  it('never more than was sold, and tells how many are left', () => {
    const { give, stock, tab } = counter()
    give(add('l1', 'agua', 3))
    expect(give(back('l1', 4))).toBe('Só há 3 unidades de Água em aberto nesta comanda.')
    expect(give(back('l1', 2))).toBeNull()
    expect(stock.get('agua')).toBe(9)
    expect(tab().items[0]?.returns).toMatchObject([{ quantity: 2, reason: 'Veio quente', byId: 'ana' }])
    expect(give(back('l1', 2))).toBe('Só há 1 unidade de Água em aberto nesta comanda.')
    expect(give(back('l1'))).toBeNull()
    expect(give(back('l1'))).toBe('Não há mais Água em aberto nesta comanda.')
    expect(give(back('l9'))).toBe('Esse item não está mais na comanda.')
  })

  it('as a loss leaves the stock as it is', () => {
    const { give, stock, tab } = counter()
    give(add('l1', 'agua', 3))
    give(back('l1', 1, 'loss'))
    expect(stock.get('agua')).toBe(7)
    expect(tabSum(tab()).totalCents).toBe(900)
  })

  it('never what is paid already: by item, or as a part of the whole', () => {
    const { give } = counter()
    give(add('l1', 'agua', 2))
    give(pay(450, { lines: [{ lineId: 'l1', quantity: 1 }] }))
    expect(give(back('l1', 2))).toBe('Água já está pago. Devolva o pagamento antes.')
    give(pay(400))
    expect(give(back('l1', 1))).toBe('A conta ficaria menor do que já foi pago. Devolva um pagamento antes.')
  })

  it('is not a courtesy: the piece stays and costs nothing', () => {
    const { give, tab, stock } = counter()
    give(add('l1', 'agua', 2))
    give({ type: 'courtesy', lineId: 'l1', quantity: 1, reason: 'Aniversário' })
    expect(tabSum(tab())).toMatchObject({ itemsCents: 900, courtesyCents: 450, totalCents: 450 })
    expect(stock.get('agua')).toBe(8)
    expect(give(back('l1', 2))).toBe('Só há 1 unidade de Água em aberto nesta comanda.')
  })
})

describe('discount and service fee (H3)', () => {
  it('need a reason above a tenth, and never make the total negative', () => {
    const { give, tab } = counter()
    give(add('l1', 'agua', 2))
    const cents = (amountCents: number, reason: string | null = null) =>
      give({ type: 'discount', discount: { unit: 'cents', amountCents }, reason })
    expect(cents(90)).toBeNull()
    expect(cents(91)).toBe('Desconto acima de 10% pede um motivo.')
    expect(cents(5000, 'Amigo da casa')).toBeNull()
    expect(tabSum(tab()).totalCents).toBe(0)
    give({ type: 'discount', discount: null, reason: null })
    give({ type: 'service_fee', percent: 10 })
    expect(tabSum(tab()).totalCents).toBe(990)
    give({ type: 'service_fee', percent: 0 })
    expect(tabSum(tab()).totalCents).toBe(900)
  })
})

describe('moving and merging (H3)', () => {
  const two = () => counter([openTab(), openTab({ id: 'tab-2', code: 'CMD-2222' })])

  it('moves pieces, which the stock goes on knowing by their first line', () => {
    const { give, tab } = two()
    give(add('l1', 'agua', 3))
    give({ type: 'move_items', toTabId: 'tab-2', lines: [{ lineId: 'l1', quantity: 2 }] })
    expect(tab().items).toMatchObject([{ id: 'l1', quantity: 1 }])
    expect(tab('tab-2').items).toMatchObject([{ soldAs: 'l1', quantity: 2 }])
  })

  it('leads what is added to a merged tab later to the one that it is part of', () => {
    const { give, tab } = two()
    give(add('l1', 'agua'))
    give({ type: 'merge', intoTabId: 'tab-2' })
    expect(tab()).toMatchObject({ status: 'cancelled', mergedIntoId: 'tab-2', items: [] })
    expect(give(add('l2', 'cerveja'))).toBeNull()
    expect(give(back('l1'))).toBeNull()
    expect(tab('tab-2').items.map(({ id }) => id)).toEqual(['l1', 'l2'])
  })

  it('refuses a merge with itself, and of a tab on which something is paid', () => {
    const { give } = two()
    give(add('l1', 'agua', 2))
    expect(give({ type: 'merge', intoTabId: tabId })).toBe('Escolha outra comanda.')
    give(pay(450))
    expect(give({ type: 'merge', intoTabId: 'tab-2' })).toBe(
      'Já há pagamento na CMD-7K2Q, então não dá para juntar.',
    )
  })

  it('is undone with all that was on it', () => {
    const { give, tab } = two()
    give(add('l1', 'agua', 2))
    give({ type: 'merge', intoTabId: 'tab-2' })
    expect(give({ type: 'undo', commandId: 'cmd-2' })).toBeNull()
    expect(tab()).toMatchObject({ status: 'open', mergedIntoId: null, items: [{ id: 'l1', quantity: 2 }] })
    expect(tab('tab-2').items).toEqual([])
    expect(give({ type: 'undo', commandId: 'cmd-2' })).toBe('Isso já foi desfeito.')
  })
})

describe('a booking on the bill (H3)', () => {
  it('adds what is due for the field, and is paid when the tab is', () => {
    const { give, tab, paidBookings } = counter()
    give({ type: 'link_booking', bookingId: 'rsv-1' })
    expect(tab()).toMatchObject({ bookingId: 'rsv-1', athleteId: 'rafael' })
    expect(tab().items).toMatchObject([{ name: 'Reserva RSV-7K2Q, Campo 1', priceCents: 7000 }])
    expect(give(back('cmd-1'))).toBe('A reserva não é um item do bar. Desvincule a reserva da comanda.')
    give({ type: 'close' })
    give(pay(7000))
    expect(tab().status).toBe('paid')
    expect([...paidBookings]).toEqual(['rsv-1'])
    give({ type: 'void_payment', paymentId: 'p-7000', reason: 'Cartão errado' })
    expect(tab().status).toBe('closed')
    expect([...paidBookings]).toEqual([])
  })

  it('is one tab’s alone, and of the same person', () => {
    const taken = counter([openTab()], [{ ...game, onTab: 'CMD-9999' }])
    const link = { type: 'link_booking', bookingId: 'rsv-1' } as const
    expect(taken.give(link)).toBe('Essa reserva já está na comanda CMD-9999.')
    expect(counter([openTab({ athleteId: 'bia' })]).give(link)).toBe(
      'Essa reserva é de outra pessoa que a comanda.',
    )
    const { give, tab } = counter()
    give(link)
    expect(give(link)).toBe('Reserva RSV-7K2Q, Campo 1 já está na comanda. Desvincule antes.')
    give({ type: 'link_booking', bookingId: null })
    expect(tab()).toMatchObject({ bookingId: null, items: [] })
  })
})

describe('paying (rule 7)', () => {
  const ordered = () => {
    const book = counter()
    book.give(add('l1', 'agua', 2))
    return book
  }

  it('never more than is due, and is paid exactly when payments meet the total', () => {
    const { give, tab } = ordered()
    give({ type: 'close' })
    expect(give(pay(901))).toBe('Falta pagar só R$ 9,00.')
    give(pay(400))
    expect(tab().status).toBe('closed')
    expect(give(pay(501))).toBe('Falta pagar só R$ 5,00.')
    give(pay(500))
    expect(tab().status).toBe('paid')
    expect(give(pay(1))).toBe('A comanda já está paga. Reabra para mudar.')
  })

  it('refuses cash that is less than the amount, and the same payment twice', () => {
    const { give } = ordered()
    const cash = { method: 'cash', receivedCents: 1000 }
    expect(give(pay(500, { ...cash, receivedCents: 400 }))).toBe('O dinheiro entregue é menor que o valor.')
    expect(give(pay(500, cash))).toBeNull()
    expect(give(pay(500, cash))).toBe('Esse pagamento já foi lançado.')
  })

  it('by item takes each piece once', () => {
    const { give, tab } = ordered()
    const one = (paymentId: string, quantity = 1) =>
      pay(450, { paymentId, lines: [{ lineId: 'l1', quantity }] })
    give(one('a'))
    expect(give(one('b', 2))).toBe('Água já está pago.')
    expect(give(one('b'))).toBeNull()
    const [item] = tab().items
    expect(item && piecesOf(item, tab())).toMatchObject({ paid: 2, open: 0 })
  })

  it('by Pix waits: the code reserves its amount, and is money when the bank says so', () => {
    const { give, tab } = ordered()
    give({ type: 'close' })
    give(pay(900, { method: 'pix', paymentId: 'x' }))
    expect(tab()).toMatchObject({ status: 'closed', payments: [], pendingPix: [{ pixCode: 'code' }] })
    expect(give(pay(1))).toBe('Tudo o que falta já espera um Pix.')
    expect(give({ type: 'cancel', reason: 'x' })).toBe(
      'Há um Pix esperando na CMD-7K2Q. Cancele o Pix antes de cancelar.',
    )
    expect(give({ type: 'pix_paid', paymentId: 'y' })).toBe('Não encontramos esse pagamento.')
    expect(give({ type: 'pix_paid', paymentId: 'x' })).toBeNull()
    expect(tab()).toMatchObject({ status: 'paid', payments: [{ id: 'x', method: 'pix' }], pendingPix: [] })
  })

  it('ends undoing: a payment is given back instead', () => {
    const { give, tab } = ordered()
    give(pay(400))
    expect(give({ type: 'undo', commandId: 'cmd-1' })).toBe(
      'Já há pagamento na CMD-7K2Q, então não dá para desfazer.',
    )
    give({ type: 'void_payment', paymentId: 'p-400', reason: 'Errado' })
    expect(give({ type: 'void_payment', paymentId: 'p-400', reason: 'x' })).toBe(
      'Esse pagamento já foi devolvido.',
    )
    expect(give({ type: 'undo', commandId: 'cmd-2' })).toBe(
      'Um pagamento não se desfaz: devolva o pagamento.',
    )
    expect(give({ type: 'undo', commandId: 'cmd-4' })).toBe(
      'Esse pagamento já foi devolvido e não volta. Receba de novo.',
    )
    expect(give({ type: 'undo', commandId: 'cmd-1' })).toBeNull()
    expect(tab().items).toEqual([])
  })
})

describe('the end of a tab (H3)', () => {
  it('closed without anything due is paid; reopened, it takes items again', () => {
    const { give, tab } = counter()
    give({ type: 'close' })
    expect(tab().status).toBe('paid')
    give({ type: 'reopen', reason: 'Voltaram' })
    expect(give(add('l1', 'agua'))).toBeNull()
    expect(tab()).toMatchObject({ status: 'open', closedAt: null })
  })

  it('cancelled gives its items back to the stock; undone, they are sold again', () => {
    const { give, stock, tab } = counter()
    give(add('l1', 'agua', 3))
    give(back('l1', 1, 'loss'))
    give({ type: 'cancel', reason: 'Mesa errada' })
    expect(stock.get('agua')).toBe(9)
    give({ type: 'undo', commandId: 'cmd-3' })
    expect(stock.get('agua')).toBe(7)
    expect(tab().status).toBe('open')
  })

  it('keeps what it was asked: the bill', () => {
    const { give, tab } = counter()
    give({ type: 'ask_bill' })
    expect(tab().billAskedAt).toBe('2026-11-20T14:00:00.000Z')
    give({ type: 'close' })
    expect(tab().billAskedAt).toBeNull()
  })

  it('an undo does not take back what others changed since', () => {
    const { give, tab } = counter()
    give({ type: 'service_fee', percent: 10 })
    give({ type: 'service_fee', percent: 0 })
    expect(give({ type: 'undo', commandId: 'cmd-1' })).toBe(
      'Isso já mudou depois, então não dá para desfazer.',
    )
    give({ type: 'customer', name: 'Bia', phone: null })
    give({ type: 'undo', commandId: 'cmd-4' })
    expect(tab().customerName).toBe('Rafael')
    expect(give({ type: 'undo', commandId: 'nada' })).toBe('Não encontramos o que desfazer.')
  })
})
