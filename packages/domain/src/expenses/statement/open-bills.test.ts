import { describe, expect, it } from 'vitest'
import { type DatedEntry, plain } from '../../financial/dated-entry.ts'
import { ledger, itemOf, personOf } from '../../splits/testing/sample-split.ts'
import type { Split, SplitPayment } from '../../splits/split.ts'
import { billOfRow, openShares } from './open-bills.ts'
import { receivedBy, receivedOf } from './received.ts'

const row = (facts: Partial<DatedEntry['entry']> = {}): DatedEntry => ({
  at: Date.parse('2026-11-12T12:00:00.000Z'),
  entry: {
    ...plain,
    id: 'p',
    day: '2026-11-12',
    kind: 'income',
    source: 'booking',
    method: 'pix',
    description: 'Campo 1',
    code: 'RSV-7K2Q',
    customerName: 'Bia Rocha',
    amountCents: 4_000,
    ...facts,
  },
})

describe('what is open as a bill (H5, rule 10)', () => {
  it('is of its amount, and reaches its own account alone', () => {
    expect(billOfRow({ of: 'booking', id: 'b' }, row(), '2026-11-01')).toEqual({
      ref: { of: 'booking', id: 'b' },
      name: 'Bia Rocha',
      what: 'Campo 1, RSV-7K2Q',
      leftCents: 4_000,
      dueDay: '2026-11-12',
      since: '2026-11-01',
      accounts: [{ id: 'booking b ', leftCents: 4_000 }],
    })
  })

  it('may have neither a code nor a name', () => {
    const bill = billOfRow({ of: 'tab', id: 't' }, row({ code: null, customerName: null }), '2026-11-01')
    expect(bill).toMatchObject({ name: '', what: 'Campo 1' })
  })
})

describe('the shares of a bill among people that are open (H5, rule 10)', () => {
  const made = ledger()
  made.open([personOf('ana'), personOf('bia'), personOf('caio')], [itemOf('field', 9_000)])
  const of = (changes: Partial<Split> = {}): Split => ({ ...made.split, ...changes })
  const accounts = (...cents: number[]) => cents.map((leftCents, at) => ({ id: `account ${at}`, leftCents }))
  const paying = (personId: string, rest: Partial<SplitPayment>): SplitPayment => ({
    id: `by-${personId}`,
    personId,
    kind: 'pix',
    status: 'paid',
    cents: 3_000,
    pixCode: null,
    createdAt: '2026-11-21T18:00:00.000Z',
    paidAt: null,
    undoneAt: null,
    ...rest,
  })
  const whose = (split: Split, ...cents: number[]) =>
    openShares(split, accounts(...cents)).map(({ name }) => name)

  it('are of their people, due on the day the bill was opened where it is, and reach its accounts', () => {
    const late = of({ createdAt: '2026-11-22T01:00:00.000Z' })
    expect(openShares(late, accounts(4_000, 5_000))[1]).toEqual({
      ref: { of: 'share', id: 'bill', personId: 'bia' },
      name: 'Nome bia',
      what: 'Parte de Racha de sábado',
      leftCents: 3_000,
      dueDay: '2026-11-21',
      since: '2026-11-21',
      accounts: accounts(4_000, 5_000),
    })
  })

  it('are those of whoever still owes', () => {
    expect(whose(of(), 9_000)).toEqual(['Nome ana', 'Nome bia', 'Nome caio'])
    expect(whose(of({ payments: [paying('bia', {})] }), 9_000)).toEqual(['Nome ana', 'Nome caio'])
    expect(whose(of({ cancelledAt: '2026-11-21T19:00:00.000Z' }), 9_000)).toEqual([])
  })

  it('are none while the bank of a card has not decided, but those of other payments that wait are', () => {
    const card = paying('bia', { kind: 'card', status: 'waiting' })
    expect(whose(of({ payments: [card] }), 9_000)).toEqual(['Nome ana', 'Nome caio'])
    const others = [
      paying('ana', { status: 'waiting' }),
      paying('bia', { kind: 'card', status: 'declined' }),
      paying('caio', { kind: 'cash', status: 'said' }),
    ]
    expect(whose(of({ payments: others }), 9_000)).toEqual(['Nome ana', 'Nome bia', 'Nome caio'])
  })

  it('are none where the arena still takes less than a whole share', () => {
    expect([whose(of(), 1_000, 2_000).length, whose(of(), 1_000, 1_999), whose(of())]).toEqual([3, [], []])
  })
})

describe('the money that a statement will show as well (H5)', () => {
  it('is what came by Pix, but for other income and what statements brought', () => {
    const rows = [
      row(),
      row({ id: 'brought' }),
      row({ id: 'cash', method: 'cash' }),
      row({ id: 'other', source: 'other' }),
      row({ id: 'back', kind: 'outgo' }),
      row({ id: 'nobody', customerName: null }),
    ]
    expect(receivedOf(rows, new Set(['brought']))).toEqual([
      { id: 'p', day: '2026-11-12', amountCents: 4_000, name: 'Bia Rocha' },
      { id: 'nobody', day: '2026-11-12', amountCents: 4_000, name: '' },
    ])
  })

  it('is found by its day and amount, once, and by its name where that is asked', () => {
    const all = receivedOf([row(), row({ id: 'q', customerName: 'Caio Lima' })], new Set())
    const line = { key: 'k', day: '2026-11-12', amountCents: 4_000, text: 'PIX CAIO LIMA' }
    expect(receivedBy(line, all, new Set(), true)?.id).toBe('q')
    expect(receivedBy(line, all, new Set(), false)?.id).toBe('p')
    expect(receivedBy(line, all, new Set(['p']), false)?.id).toBe('q')
    expect(receivedBy({ ...line, amountCents: 4_001 }, all, new Set(), false)).toBeUndefined()
    expect(receivedBy({ ...line, day: '2026-11-13' }, all, new Set(), false)).toBeUndefined()
  })
})
