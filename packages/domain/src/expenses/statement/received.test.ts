import { describe, expect, it } from 'vitest'
import { type DatedEntry, plain } from '../../financial/dated-entry.ts'
import { receivedBy, receivedOf } from './received.ts'

const row = (id: string, changes: Partial<DatedEntry['entry']> = {}): DatedEntry => ({
  at: 0,
  entry: {
    ...plain,
    id,
    kind: 'income',
    source: 'booking',
    method: 'pix',
    account: 'bank',
    day: '2026-11-20',
    description: 'Reserva',
    amountCents: 10_000,
    customerName: 'Ana Lima',
    ...changes,
  },
})

describe('money that a statement will show (H5)', () => {
  it('is what came by Pix for something, and was not brought by a statement', () => {
    const rows = [
      row('pix'),
      row('nameless', { customerName: null }),
      row('brought'),
      row('cash', { method: 'cash' }),
      row('typed', { source: 'other' }),
      row('out', { kind: 'outgo' }),
    ]
    expect(receivedOf(rows, new Set(['brought']))).toEqual([
      { id: 'pix', day: '2026-11-20', amountCents: 10_000, name: 'Ana Lima' },
      { id: 'nameless', day: '2026-11-20', amountCents: 10_000, name: '' },
    ])
  })

  const ana = { id: 'a', day: '2026-11-20', amountCents: 10_000, name: 'Ana Lima' }
  const bia = { ...ana, id: 'b', name: 'Bia Reis' }
  const line = { key: 'k', day: '2026-11-20', amountCents: 10_000, text: 'PIX BIA REIS' }
  const found = (changes: object, named: boolean, taken: readonly string[] = []) =>
    receivedBy({ ...line, ...changes }, [ana, bia], new Set(taken), named)?.id

  it('is the first of its day and amount, or the one whose name the words have', () => {
    expect(found({}, false)).toBe('a')
    expect(found({}, true)).toBe('b')
    expect(found({ text: 'PIX RECEBIDO' }, true)).toBeUndefined()
    expect(found({ day: '2026-11-21' }, false)).toBeUndefined()
    expect(found({ amountCents: 9_999 }, false)).toBeUndefined()
  })

  it('is found once', () => {
    expect(found({}, false, ['a'])).toBe('b')
    expect(found({}, true, ['b'])).toBeUndefined()
  })
})
