import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press, type Write } from '../../testing/acts.ts'

const persona = 'empresa@campolivre.test'
const lamps = 'exp-arena-beira-mar-refletores-1'
const at = (search: string) => () => `/company/expenses?${search}`
const drawer = () => page.getByRole('dialog')

/** The changes that a company makes to its expenses (H5). */
export const expenseWrites: Record<string, Write> = {
  'POST /company/expenses/commands': {
    changes: ['expenses', 'financial', 'admin'],
    at: at('editar=novo'),
    persona,
    prepare: async () => {
      await drawer().getByLabelText('Descrição').fill('Sistema de som')
      await drawer().getByLabelText('Categoria').selectOptions('Outras')
      await drawer().getByLabelText('Valor', { exact: true }).fill('900,00')
      await drawer().getByLabelText('Vencimento', { exact: true }).fill('30/11/2026')
    },
    send: () => drawer().getByRole('button', { name: 'Salvar despesa' }).click(),
  },
  'POST /company/expenses/statement': {
    changes: [],
    at: at('fazer=extrato'),
    persona,
    send: async () => {
      await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull()
      const input = document.querySelector('input[type=file]')
      const file = new File(['Data;Descrição;Valor\n05/11/2026;Luz;-9,50'], 'extrato.csv')
      if (input) await userEvent.upload(input, file)
    },
  },
  'POST /company/expenses/{id}/receipts': {
    changes: ['expenses'],
    at: at(`aberto=${lamps}`),
    persona,
    prepare: () => expect.element(drawer().getByRole('button', { name: 'Juntar comprovante' })).toBeVisible(),
    send: async () => {
      const input = document.querySelector('[role=dialog] input[type=file]')
      const file = new File(['%PDF-1.4 nota'], 'nota.pdf', { type: 'application/pdf' })
      if (input) await userEvent.upload(input, file)
    },
  },
  'DELETE /company/expenses/{id}/receipts/{receiptId}': {
    changes: ['expenses'],
    at: at(`aberto=${lamps}`),
    persona,
    prepare: async () => {
      await drawer()
        .getByRole('button', { name: /\.pdf$/ })
        .click()
      await drawer().getByRole('button', { name: 'Remover comprovante' }).click()
    },
    send: () => press('Remover comprovante'),
  },
}
