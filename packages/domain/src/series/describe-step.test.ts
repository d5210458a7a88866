import { expect, it } from 'vitest'
import { thursdays } from '../testing/series-model.ts'
import type { SeriesStep } from './command.ts'
import { describeSeriesStep } from './describe-step.ts'

const own = { id: 'c', seriesId: 'serie', version: 1 }
const bill = { id: 'c', seriesId: 'serie', month: '2026-12', paymentId: 'p' }
const card = { brand: 'visa' as const, last4: '4242', instalments: 1 }
const change = {
  type: 'change' as const,
  ...own,
  day: '2026-12-10',
  patch: {},
  choices: [],
  exceptions: 'keep' as const,
}
const paid = { amountCents: 9000, paidAt: '2026-12-05T12:00:00.000Z', statementKey: 'k' }

it.each<[SeriesStep, RegExp]>([
  [thursdays(), /^Horário fixo combinado$/],
  [{ ...change, scope: 'this' }, /^Mudança: só esta data, a partir de 10\/12$/],
  [{ ...change, scope: 'following' }, /^Mudança: esta data e as próximas, a partir de 10\/12$/],
  [{ ...change, scope: 'all' }, /^Mudança: todas as datas, a partir de 10\/12$/],
  [
    { type: 'cancel', ...own, scope: 'all', day: '2027-01-02', reason: 'Obra' },
    /^Cancelamento: todas as datas, a partir de 02\/01\. Obra$/,
  ],
  [{ type: 'pause', ...own, from: '2026-12-20', until: '2027-01-10' }, /^Pausa de 20\/12 a 10\/01$/],
  [{ type: 'resume', ...own, pauseId: 'x', choices: [] }, /^Fim da pausa$/],
  [{ type: 'give_back', id: 'c', seriesId: 'serie', day: '2026-12-17' }, /^Semana de 17\/12 devolvida$/],
  [
    { type: 'pay', ...bill, method: 'cash', amountCents: 12_000, receivedCents: null },
    /^Pagamento de R\$\s120,00$/,
  ],
  [
    { type: 'pay_by_card', ...bill, amountCents: 12_000, card: { ...card, waits: null } },
    /^Pagamento de R\$\s120,00 no .*4242/,
  ],
  [
    { type: 'pay_by_card', ...bill, amountCents: 12_000, card: { ...card, waits: 'bank' } },
    /^Começo do pagamento de R\$\s120,00 no .*4242/,
  ],
  [{ type: 'pay_by_credit', ...bill, amountCents: 500 }, /^Pagamento de R\$\s5,00 com crédito na arena$/],
  [{ type: 'statement', ...bill, paid }, /^Pagamento de R\$\s90,00, pelo extrato do banco$/],
  [{ type: 'statement', ...bill, paid: null }, /^Pagamento do extrato desfeito$/],
  [{ type: 'card_decided', ...bill, approved: true }, /^O cartão pagou$/],
  [{ type: 'card_decided', ...bill, approved: false }, /^O banco recusou o cartão$/],
  [{ type: 'pix_paid', ...bill }, /^Pix pago$/],
  [{ type: 'void_payment', ...bill, reason: 'Pagou em dobro' }, /^Pagamento devolvido\. Pagou em dobro$/],
])('the history tells %j in a sentence', (step, told) => {
  expect(describeSeriesStep(step, { segments: [], pauses: [] }, 'America/Fortaleza')).toMatch(told)
})

it('the history tells the days of an end and of a pause as they came to be, after months that are paid', () => {
  const { fieldId, from, startMinute, minutes, priceCents, every } = thursdays()
  const after = {
    segments: [{ fieldId, from, until: '2026-12-31', startMinute, minutes, priceCents, every }],
    pauses: [
      { id: 'b', from: '2026-12-01', until: '2026-12-02' },
      { id: 'c', from: '2027-01-01', until: '2027-01-10' },
    ],
  }
  const told = (step: SeriesStep) => describeSeriesStep(step, after, 'America/Fortaleza')
  expect(told({ type: 'cancel', ...own, scope: 'following', day: '2026-12-10', reason: 'Obra' })).toBe(
    'Cancelamento: esta data e as próximas, a partir de 01/01. Obra',
  )
  expect(told({ type: 'cancel', ...own, scope: 'this', day: '2026-12-10', reason: 'Obra' })).toBe(
    'Cancelamento: só esta data, a partir de 10/12. Obra',
  )
  expect(told({ type: 'pause', ...own, from: '2026-12-20', until: '2027-01-10' })).toBe(
    'Pausa de 01/01 a 10/01',
  )
  const wish = { type: 'end' as const, from: '2026-12-10', reason: '' }
  expect(told({ type: 'by_athlete', ...own, wish, shownCents: null })).toBe(
    'Encerrado: sem jogo a partir de 01/01.',
  )
})
