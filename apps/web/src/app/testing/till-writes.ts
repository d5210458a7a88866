import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import { page } from 'vitest/browser'
import { backend } from '../../testing/backend.ts'
import { press, type Write } from '../../testing/acts.ts'

const persona = 'empresa@campolivre.test'
const fill = (label: string, value: string) =>
  page.getByRole('dialog').getByLabelText(label, { exact: true }).fill(value)
const send = (name: string) => () => page.getByRole('dialog').getByRole('button', { name }).click()

/** Opens the report of a till whose difference has no reason yet. */
async function unexplained(): Promise<string> {
  const id = 'till-arena-beira-mar-004'
  await backend.db.tills.update(id, { differenceReason: null })
  return `/company/till/${id}`
}

/** The calls of a till (H3). */
export const tillWrites: Record<string, Write> = {
  'POST /company/tills': {
    changes: ['tills'],
    at: () => '/company/till?fazer=abrir',
    persona: 'empresa.nova@campolivre.test',
    prepare: () => fill('Troco na gaveta', '100,00'),
    send: send('Abrir o caixa'),
  },
  'POST /company/tills/{id}/movements': {
    changes: ['tills'],
    at: () => '/company/till?fazer=sangria',
    persona,
    prepare: async () => {
      await fill('Valor', '50,00')
      await fill('Motivo', 'Gelo')
    },
    send: send('Anotar a sangria'),
  },
  'POST /company/tills/{id}/close': {
    changes: ['tills'],
    at: () => '/company/till?fazer=fechar',
    persona,
    prepare: () => fill('Dinheiro na gaveta', '200,00'),
    send: send('Fechar o caixa'),
  },
  'POST /company/tills/{id}/corrections': {
    changes: ['tills', 'admin'],
    at: () => '/company/till/till-arena-beira-mar-004',
    persona,
    prepare: async () => {
      await press('Corrigir a contagem')
      await fill('Quanto havia na gaveta', '431,00')
      await fill('O que foi digitado errado', 'Nota contada duas vezes')
    },
    send: send('Salvar a correção'),
  },
  'POST /company/tills/{id}/sales': {
    changes: [],
    at: () => '/company/till',
    persona,
    prepare: async () => {
      await press('Ver as vendas até agora')
      await page.getByLabelText('Sua senha', { exact: true }).fill(PERSONA_PASSWORD)
    },
    send: () => page.getByRole('button', { name: 'Ver as vendas', exact: true }).click(),
  },
  'PUT /company/tills/{id}/reason': {
    changes: ['tills'],
    at: unexplained,
    persona,
    prepare: async () => {
      await press('Escrever o motivo')
      await fill('Motivo', 'Troco dado a mais')
    },
    send: send('Salvar o motivo'),
  },
}
