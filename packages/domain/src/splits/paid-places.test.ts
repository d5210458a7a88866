import { describe, expect, it } from 'vitest'
import { hasPaidPlace, isPlaceOf } from './paid-places.ts'
import { itemOf, ledger, personOf } from './testing/sample-split.ts'

describe('somebody of a bill and of its racha (H10)', () => {
  it('is one by their place in it, or by their account', () => {
    const place = { id: 'place-1', userId: 'bia' }
    expect(isPlaceOf({ participantId: 'place-1', userId: null }, place)).toBe(true)
    expect(isPlaceOf({ participantId: null, userId: 'bia' }, place)).toBe(true)
    expect(isPlaceOf({ participantId: 'place-2', userId: 'rui' }, place)).toBe(false)
    expect(isPlaceOf({ participantId: null, userId: null }, { id: 'place-1', userId: null })).toBe(false)
  })

  it('has paid by the live bill, and else as the organiser noted', () => {
    const bill = ledger()
    bill.open(
      [personOf('me', { sameAs: 'olga' }), personOf('bia', { sameAs: 'place-1' })],
      [itemOf('field', 2_000)],
    )
    const place = { id: 'place-1', userId: null }
    const has = (paid: boolean, split = bill.split) => hasPaidPlace(split, { ...place, paid })
    expect([has(false), has(true)]).toEqual([false, false])
    expect(hasPaidPlace(undefined, { ...place, paid: true })).toBe(true)
    expect(hasPaidPlace(bill.split, { id: 'place-9', userId: null, paid: true })).toBe(true)
    bill.send({ type: 'receive', personId: 'bia' })
    expect(has(false)).toBe(true)
    bill.send({ type: 'cancel', reason: 'Choveu' })
    expect([has(false), has(true)]).toEqual([false, true])
  })
})
