import { expect, test } from 'vitest'
import { cardWords, nextStep } from './next-step.ts'
import { sampleBill, sampleSeries } from '../testing/sample-series.ts'

const now = '2026-11-20T13:00:00.000Z'
const told = (changes: Parameters<typeof sampleSeries>[0]) =>
  nextStep(sampleSeries(changes), now).text.replaceAll('\u00A0', ' ')

test('the oldest bill that is owed comes before the next game, and next month’s waits (N8)', () => {
  const december = sampleBill({ month: '2026-12' })
  expect(told({ bills: [sampleBill(), december] })).toBe(
    'Falta pagar R$ 480,00 da conta de novembro de 2026, até qua, 25/11.',
  )
  expect(told({ bills: [sampleBill({ month: '2026-10', state: 'overdue' }), sampleBill()] })).toMatch(
    /^A conta venceu dom, 25\/10: falta pagar R\$ 480,00 da conta de outubro de 2026\.$/,
  )
  expect(told({ bills: [december] })).toBe('Próximo jogo: qui, 26/11, 20h.')
})

test('a slot without a game says so (N8)', () => {
  expect(told({ bills: [], nextStart: null, status: 'ended' })).toBe('Não há mais datas marcadas.')
  expect(told({ bills: [], nextStart: null, status: 'paused' })).toBe('Pausado, sem data para voltar.')
  expect(told({ bills: [], status: 'paused' })).toBe('Pausado. Volta qui, 26/11, 20h.')
})

test('a card has the next game beside what is owed (N8)', () => {
  expect(cardWords(sampleSeries(), now)).toMatch(/até qua, 25\/11\. Próximo jogo: qui, 26\/11, 20h\.$/)
  expect(cardWords(sampleSeries({ bills: [] }), now)).toBe('Próximo jogo: qui, 26/11, 20h.')
})
