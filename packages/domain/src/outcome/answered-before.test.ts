import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answeredBefore } from './answered-before.ts'
import { isSame } from './is-same.ts'

describe('a command that comes again', () => {
  it('is new while nothing is kept under its id', () => {
    expect(answeredBefore(undefined, () => false, 'id')).toBeNull()
  })

  it('is answered with what was kept of it', () => {
    const kept = { id: 'c1', companyId: 'arena' }
    expect(answeredBefore(kept, ({ companyId }) => companyId === 'arena')).toEqual({ ok: true, kept })
    expect(answeredBefore(kept)).toEqual({ ok: true, kept })
  })

  it('is refused where the id was used for something else, at its field where it has one', () => {
    const refusal = {
      ok: false,
      code: 'idempotency_key_reused',
      message: expect.stringContaining('outros dados'),
    }
    expect(answeredBefore({ id: 'c1' }, () => false)).toEqual(refusal)
    expect(answeredBefore({ id: 'c1' }, () => false, 'id')).toEqual({ ...refusal, field: 'id' })
  })
})

describe('two plain values', () => {
  it('are the same whatever the order of their fields, and where one field is undefined and the other absent', () => {
    expect(isSame({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1, d: undefined })).toBe(true)
  })

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: null }],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [null, {}],
    ['1', 1],
  ])('are told apart: %j and %j', (a, b) => {
    expect([isSame(a, b), isSame(b, a)]).toEqual([false, false])
  })

  it('are the same after a journey through JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => isSame(value, JSON.parse(JSON.stringify(value)))))
  })
})
