import { describe, expect, it } from 'vitest'
import { standings } from '../standing.ts'
import { AFTERNOON, itemOf, ledger, personOf } from '../testing/sample-split.ts'

const guest = { by: null }
const card = { brand: 'visa', last4: '1111', instalments: 1 } as const
const later = (hours: number) => new Date(Date.parse(AFTERNOON) + hours * 3_600_000).toISOString()

/** A bill of R$ 30,00 among Olga, p1 and p2, whose racha marks who has paid. */
function opened() {
  const bill = ledger()
  bill.open(
    [personOf('olga', { name: 'Olga Reis', sameAs: 'olga' }), personOf('p1'), personOf('p2')],
    [itemOf('field', 3000)],
  )
  const of = (personId: string) => standings(bill.split).find((each) => each.personId === personId)
  const paid = (id: string) =>
    bill.split.payments
      .filter(({ personId }) => personId === id)
      .map(({ kind, status, cents }) => [kind, status, cents])
  const mark = (personId: string, isPaid: boolean, at = AFTERNOON) =>
    bill.send({ type: 'place_paid', personId, paid: isPaid }, { at })
  const byCard = (personId: string, waits: 'bank' | null, amountCents = 1000) =>
    bill.send(
      { type: 'card', personId, paymentId: `card-${personId}`, amountCents, card: { ...card, waits } },
      guest,
    )
  const credit = (personId: string, amountCents: number) =>
    bill.send({ type: 'credit', personId, paymentId: `credit-${amountCents}`, amountCents }, guest)
  const field = (cents: number) =>
    bill.send({ type: 'edit', edits: [{ do: 'item', item: itemOf('field', cents) }] })
  return { bill, of, paid, mark, byCard, credit, field }
}

describe('what the organiser notes in the racha', () => {
  it('pays the whole share in cash, once, and confirms what was said', () => {
    const { bill, paid, mark } = opened()
    expect([mark('p1', true).ok, mark('p1', true).ok]).toEqual([true, true])
    expect(paid('p1')).toEqual([['cash', 'paid', 1000]])
    bill.send({ type: 'cash', personId: 'p2' }, guest)
    mark('p2', true)
    expect(paid('p2')).toEqual([['cash', 'paid', 1000]])
    expect(mark('gone', true)).toMatchObject({ code: 'not_found' })
  })

  it('changes nothing of who is known to owe', () => {
    const { bill, paid, mark } = opened()
    mark('p2', true)
    const before = bill.split.payments
    expect(mark('p1', false).ok).toBe(true)
    expect(bill.split.payments).toEqual(before)
    expect(paid('p1')).toEqual([])
  })

  it('undoes the newest cash of that person until something is open', () => {
    const { bill, of, paid, mark, field } = opened()
    mark('p1', true)
    mark('p2', true)
    field(3600)
    bill.send({ type: 'receive', personId: 'p1' })
    expect(paid('p1')).toEqual([
      ['cash', 'paid', 1000],
      ['cash', 'paid', 200],
    ])
    mark('p1', false)
    expect(paid('p1')).toEqual([
      ['cash', 'paid', 1000],
      ['cash', 'undone', 200],
    ])
    expect([of('p1')?.openCents, of('p2')?.paidCents]).toEqual([200, 1000])
    field(2400)
    mark('p1', false)
    expect(paid('p1')).toEqual([
      ['cash', 'undone', 1000],
      ['cash', 'undone', 200],
    ])
    expect(paid('p2')).toEqual([['cash', 'paid', 1000]])
  })

  it('undoes nothing that came otherwise, that is too old, or of who owes nothing anyway', () => {
    const { bill, byCard, mark } = opened()
    byCard('p1', null)
    bill.send({ type: 'cash', personId: 'p2' }, guest)
    bill.send({ type: 'undo', paymentId: bill.split.payments.at(-1)?.id ?? '' })
    byCard('p2', null)
    for (const personId of ['p1', 'p2'])
      expect(mark(personId, false)).toMatchObject({
        code: 'not_undoable',
        message: 'Pela conta do racha, essa pessoa não deve nada.',
      })
    mark('olga', true)
    expect(mark('olga', false, later(25))).toMatchObject({
      message: 'Já passaram 24 horas: não dá mais para desfazer.',
    })
  })

  it('undoes all cash of a person before it says that it is not enough', () => {
    const { bill, paid, mark, field } = opened()
    mark('p1', true)
    field(3600)
    bill.send({ type: 'receive', personId: 'p1' })
    bill.send({
      type: 'edit',
      edits: [{ do: 'person', person: personOf('p1', { exempt: true }) }],
    })
    const before = bill.split
    expect(mark('p1', false)).toMatchObject({ code: 'not_undoable' })
    expect(bill.split).toBe(before)
    expect(paid('p1')).toHaveLength(2)
  })
})

describe('a payment of a share', () => {
  it('is paid at the instant at which it counts', () => {
    const { bill } = opened()
    bill.send({ type: 'receive', personId: 'p1' }, { at: later(1) })
    bill.send({ type: 'cash', personId: 'p2' }, { ...guest, at: later(2) })
    expect(bill.split.payments.map(({ createdAt, paidAt }) => [createdAt, paidAt])).toEqual([
      [later(1), later(1)],
      [later(2), null],
    ])
  })

  it('is asked for once by Pix, and waits beside those of others', () => {
    const { bill, paid, byCard } = opened()
    byCard('p2', 'bank')
    bill.send({ type: 'pix', personId: 'p1' }, guest)
    expect(bill.send({ type: 'pix', personId: 'p1' }, guest).ok).toBe(true)
    expect(paid('p1')).toEqual([['pix', 'waiting', 1000]])
    expect(bill.send({ type: 'pix', personId: 'p2' }, guest)).toMatchObject({ code: 'conflict' })
    for (const type of ['pix', 'cash'] as const)
      expect(bill.send({ type, personId: 'gone' }, guest)).toMatchObject({ code: 'not_found' })
  })

  it('by Pix is told as paid of a code alone', () => {
    const { bill, byCard } = opened()
    byCard('p1', 'bank')
    expect(bill.send({ type: 'pix_paid', paymentId: 'card-p1' }, guest)).toMatchObject({ code: 'not_found' })
  })

  it('ends what waits or was said for the same share, and nothing else', () => {
    const { bill, paid, byCard, credit } = opened()
    credit('p1', 400)
    bill.send({ type: 'pix', personId: 'p1' }, guest)
    bill.send({ type: 'cash', personId: 'p1' }, guest)
    bill.send({ type: 'pix', personId: 'p2' }, guest)
    bill.send({ type: 'cash', personId: 'p2' }, guest)
    byCard('p1', null, 600)
    expect(paid('p1')).toEqual([
      ['credit', 'paid', 400],
      ['pix', 'undone', 600],
      ['cash', 'undone', 600],
      ['card', 'paid', 600],
    ])
    expect(paid('p2')).toEqual([
      ['pix', 'waiting', 1000],
      ['cash', 'said', 1000],
    ])
  })

  it('by credit is a part or the whole of what is open, and waits for a card', () => {
    const { of, byCard, credit } = opened()
    expect(credit('p1', 1001)).toMatchObject({ code: 'conflict' })
    expect(credit('p1', 400).ok).toBe(true)
    expect(of('p1')).toMatchObject({ paidCents: 400, openCents: 600 })
    expect(credit('p1', 600).ok).toBe(true)
    expect(credit('p1', 1)).toMatchObject({ code: 'amount_over_due' })
    byCard('p2', 'bank')
    expect(credit('p2', 100)).toMatchObject({
      code: 'conflict',
      message: 'Um cartão ainda está sendo conferido.',
    })
    expect(credit('gone', 100)).toMatchObject({ code: 'not_found' })
  })

  it('in cash is neither said nor received of a share that is paid', () => {
    const { bill, byCard } = opened()
    byCard('p1', null)
    for (const type of ['cash', 'receive'] as const)
      expect(bill.send({ type, personId: 'p1' })).toMatchObject({ code: 'amount_over_due' })
  })

  it('by a statement is exactly what is open, and is freed by its own id', () => {
    const { bill, paid, byCard } = opened()
    const paying = (personId: string, paymentId: string, amountCents: number) =>
      bill.send(
        {
          type: 'statement',
          personId,
          paymentId,
          paid: { amountCents, paidAt: later(-5), statementKey: `key-${paymentId}` },
        },
        guest,
      )
    const freeing = (personId: string, paymentId: string) =>
      bill.send({ type: 'statement', personId, paymentId, paid: null }, guest)
    expect(paying('p1', 's1', 999)).toMatchObject({ code: 'conflict' })
    expect([paying('p1', 's1', 1000).ok, paying('p2', 's2', 1000).ok]).toEqual([true, true])
    expect(bill.split.payments[0]).toMatchObject({ paidAt: later(-5), createdAt: AFTERNOON })
    expect(freeing('p2', 's2').ok).toBe(true)
    expect([paid('p1'), paid('p2')]).toEqual([[['pix', 'paid', 1000]], [['pix', 'undone', 1000]]])
    expect(freeing('p2', 'none')).toMatchObject({ code: 'not_found' })
    byCard('p2', 'bank')
    expect(paying('p2', 's3', 1000)).toMatchObject({ message: 'Um cartão ainda está sendo conferido.' })
    expect(freeing('p2', 'card-p2')).toMatchObject({ code: 'not_found' })
  })
})

describe('what is undone of a bill', () => {
  it('is cash: a card and credit are not', () => {
    const { bill, byCard, credit } = opened()
    byCard('p1', null)
    credit('p2', 400)
    const undo = (paymentId: string) => bill.send({ type: 'undo', paymentId })
    expect([undo('card-p1'), undo('credit-400'), undo('none')]).toMatchObject([
      { message: 'Um cartão não se desfaz por aqui.' },
      { message: 'Um crédito não se desfaz por aqui.' },
      { code: 'not_found' },
    ])
  })

  it('is credit that was given back, though less is left than that, and cash that was only said', () => {
    const { bill, of, field, byCard } = opened()
    byCard('p1', null)
    field(900)
    bill.send({ type: 'return_credit', personId: 'p1' })
    expect(of('p1')).toMatchObject({ paidCents: 300, creditCents: 0 })
    expect(bill.send({ type: 'undo', paymentId: bill.split.payments.at(-1)?.id ?? '' }).ok).toBe(true)
    expect(of('p1')).toMatchObject({ paidCents: 1000, creditCents: 700 })
    bill.send({ type: 'cash', personId: 'p2' }, guest)
    expect(bill.send({ type: 'undo', paymentId: bill.split.payments.at(-1)?.id ?? '' }).ok).toBe(true)
  })

  it('is all that waits of a bill that is cancelled, and nothing that was paid', () => {
    const { bill, paid } = opened()
    bill.send({ type: 'receive', personId: 'olga' })
    bill.send({ type: 'pix', personId: 'p1' }, guest)
    bill.send({ type: 'cash', personId: 'p2' }, guest)
    bill.send({ type: 'cancel', reason: 'Choveu' }, { at: later(1) })
    expect(['olga', 'p1', 'p2'].map(paid)).toEqual([
      [['cash', 'paid', 1000]],
      [['pix', 'undone', 1000]],
      [['cash', 'undone', 1000]],
    ])
    expect(bill.split.payments.map(({ undoneAt }) => undoneAt)).toEqual([null, later(1), later(1)])
  })
})
