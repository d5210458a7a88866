import { expect, test } from 'vitest'
import { defaultSituation } from '../situations/situation.ts'
import { oddities } from './words.ts'

test('nothing is odd about the calm, whoever is signed in', () => {
  expect(oddities({ ...defaultSituation, persona: 'empresa' })).toEqual([])
})

test('whatever is not as it should be is named, so that nobody forgets it', () => {
  const odd = oddities({
    ...defaultSituation,
    data: 'huge',
    clock: { ahead: 120 },
    dialect: 'real',
    expired: true,
    faults: [
      { call: 'all', effect: 'slow' },
      { call: 'post-bookings', effect: 503 },
    ],
  })
  expect(odd).toEqual([
    '2 falhas ligadas',
    'Relógio: 2 h à frente',
    'Dados: Enormes',
    'Responde como o servidor real',
    'Sessão vencida',
  ])
})
