import { describe, expect, it } from 'vitest'
import { type DatedEntry, plain } from '../../financial/dated-entry.ts'
import { billOfRow } from './open-bills.ts'
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
