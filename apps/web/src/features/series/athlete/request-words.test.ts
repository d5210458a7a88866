import { expect, test } from 'vitest'
import { isCurrent, requestNext } from './request-words.ts'
import { sampleOffer, sampleRequest } from '../testing/sample-request.ts'

const refused = sampleRequest({
  status: 'refused',
  reason: 'Já é de outro grupo.',
  answeredAt: '2026-11-20T13:00:00.000Z',
})

test('a request says what comes next (N8)', () => {
  expect(requestNext(sampleRequest())).toBe('A gente avisa quando a arena responder.')
  expect(requestNext(sampleRequest({ status: 'offered', offer: sampleOffer() }))).toMatch(
    /^A arena oferece toda quinta, 21h às 22h, por R\$\s110,00 o jogo\.$/,
  )
  expect(requestNext(refused)).toBe('“Já é de outro grupo.”')
  expect(requestNext(sampleRequest({ status: 'withdrawn' }))).toBeUndefined()
})

test('a request is current while it waits, and its refusal for two weeks (N8)', () => {
  expect(isCurrent(sampleRequest(), '2028-01-01T00:00:00.000Z')).toBe(true)
  expect(isCurrent(refused, '2026-12-04T12:59:00.000Z')).toBe(true)
  expect(isCurrent(refused, '2026-12-04T13:00:00.000Z')).toBe(false)
  expect(isCurrent(sampleRequest({ status: 'accepted' }), '2026-11-20T13:00:00.000Z')).toBe(false)
})
