import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { press, type Write } from '../../testing/acts.ts'

const persona = 'empresa@campolivre.test'
const fill = (label: string, value: string) =>
  page.getByRole('dialog').getByLabelText(label, { exact: true }).fill(value)
const send = (name: string) => () => page.getByRole('dialog').getByRole('button', { name }).click()

/** The calls of a till (H3). */
export const tillWrites: Record<string, Write> = {
  'POST /company/tills': {
    at: () => '/company/till?fazer=abrir',
    persona: 'empresa.nova@campolivre.test',
    prepare: () => fill('Troco na gaveta', '100'),
    send: send('Abrir o caixa'),
  },
  'POST /company/tills/{id}/movements': {
    at: () => '/company/till?fazer=sangria',
    persona,
    prepare: async () => {
      await fill('Valor', '50')
      await fill('Motivo', 'Gelo')
    },
    send: send('Anotar a sangria'),
  },
  'POST /company/tills/{id}/close': {
    at: () => '/company/till?fazer=fechar',
    persona,
    prepare: () => fill('Dinheiro na gaveta', '200'),
    send: send('Fechar o caixa'),
  },
  'PUT /company/tills/{id}/reason': {
    at: () => '/company/till?fazer=fechar',
    persona,
    // An empty drawer is a difference.
    prepare: async () => {
      await fill('Dinheiro na gaveta', '0')
      await send('Fechar o caixa')()
      await expect.element(page.getByRole('button', { name: 'Escrever o motivo' })).toBeVisible()
      await press('Escrever o motivo')
      await fill('Motivo', 'Troco dado a mais')
    },
    send: send('Salvar o motivo'),
  },
}
