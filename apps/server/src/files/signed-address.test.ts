import { describe, expect, it } from 'vitest'
import { signingBy } from './signed-address.ts'

const signing = signingBy(Buffer.alloc(32, 1))
const address = `/api/files/receipt-${'a'.repeat(64)}.pdf`
const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 10, 20, 12, minute, second)).toISOString()
const queryOf = (signed: string) => new URL(signed, 'http://x').searchParams

describe('a signed address', () => {
  const signed = signing.sign(address, at(1))

  it('is good for some minutes, and then no longer', () => {
    const good = (now: string) => signing.isGood(address, queryOf(signed), now)
    expect([at(1), at(6), at(9, 59), at(10), at(11), at(200)].map(good)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect(signing.sign(address, at(4))).toBe(signed)
    expect(signing.sign(address, at(5, 1))).not.toBe(signed)
  })

  it.each([
    ['without a signature', (query: URLSearchParams) => query.delete('signature')],
    ['without an end', (query: URLSearchParams) => query.delete('until')],
    ['with a later end', (query: URLSearchParams) => query.set('until', '9999999999')],
    ['with an end that is no number', (query: URLSearchParams) => query.set('until', 'never')],
    [
      'with a shorter signature',
      (query: URLSearchParams) => query.set('signature', query.get('signature')?.slice(1) ?? ''),
    ],
    ['with an empty signature', (query: URLSearchParams) => query.set('signature', '')],
    ['with another signature', (query: URLSearchParams) => query.set('signature', 'A'.repeat(43))],
  ])('is not good %s', (_, change) => {
    const query = queryOf(signed)
    change(query)
    expect(signing.isGood(address, query, at(1))).toBe(false)
  })

  it('opens no other file, and none of a server with another key', () => {
    const other = address.replace('aaa', 'aab')
    expect(signing.isGood(other, queryOf(signed), at(1))).toBe(false)
    expect(signingBy(Buffer.alloc(32, 2)).isGood(address, queryOf(signed), at(1))).toBe(false)
  })
})
