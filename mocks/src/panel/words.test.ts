import { expect, test } from 'vitest'
import { defaultSituation } from '../situations/situation.ts'
import { differences } from './words.ts'

test('the default situation has no labels, whoever is signed in', () => {
  expect(differences({ ...defaultSituation, persona: 'empresa' })).toEqual([])
})

test('every setting that differs from the default has a label', () => {
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
