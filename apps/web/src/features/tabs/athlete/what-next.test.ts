import { expect, test } from 'vitest'
import { sampleTab } from '../../../testing/sample-tab.ts'
import { nextStep } from './next-step.ts'

test.each([
  ['open', 1000, /^O que você pedir no bar entra aqui\./],
  ['closed', 4500, /^Falta pagar R\$\s45,00, por aqui ou no balcão da arena\.$/],
  ['closed', 0, /^Não há nada a pagar\.$/],
  ['paid', 0, /^Está tudo pago\.$/],
  ['cancelled', 4500, /^A arena cancelou esta comanda\. Não há nada a pagar\.$/],
] as const)('a tab that is %s and of which %i cents are due (H3)', (status, dueCents, sentence) => {
  const tab = sampleTab({ status })
  expect(nextStep({ ...tab, sum: { ...tab.sum, dueCents } })).toMatch(sentence)
})
