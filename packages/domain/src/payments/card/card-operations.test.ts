import { expect, test } from 'vitest'
import { refuseCard } from './card-operations.ts'

const card = { number: '4111 1111 1111 1111', expiry: '12/29', securityCode: '123', holderName: 'ANA LIMA' }
const AT = '2026-11-20T10:00:00.000Z'

test('a card is refused at each field that is wrong, with the first sentence in front', () => {
  expect(refuseCard(card, AT)).toBeNull()
  const refusal = refuseCard({ ...card, number: '4111', expiry: '01/20' }, AT)
  expect(refusal).toMatchObject({ code: 'invalid', errors: { number: [expect.any(String)] } })
  expect(Object.keys(refusal?.errors ?? {})).toEqual(expect.arrayContaining(['number', 'expiry']))
  expect(refusal?.message).toBe(refusal?.errors?.number?.[0])
})
