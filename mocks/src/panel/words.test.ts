import { expect, test } from 'vitest'
import { defaultSituation } from '../situations/situation.ts'
import { differences } from './words.ts'

test('nothing is odd about the calm, whoever is signed in', () => {
  expect(differences({ ...defaultSituation, persona: 'empresa' })).toEqual([])
})

test('whatever is not as it should be is named, so that nobody forgets it', () => {
  const odd = differences({
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
