import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type Write } from '../../testing/acts.ts'
import { byField } from './changed-by.ts'

const persona = 'empresa@campolivre.test'
const at = () => '/company/financial?periodo=mes-passado'
const close = () => page.getByRole('button', { name: 'Fechar outubro de 2026' })
const reopen = () => page.getByRole('button', { name: 'Abrir outubro de 2026 de novo' })

const rent = () => page.getByRole('combobox', { name: 'Rateio de aluguel' })

const offering = '/company/financial?parte=horarios&periodo=mes-passado&hora=2-14&oferta=1'
const offer = () => page.getByRole('button', { name: 'Pôr a oferta no ar' })
const end = () => page.getByRole('button', { name: 'Encerrar agora' }).first()

/** The changes that a company makes to its finances (H6). */
export const financialWrites: Record<string, Write> = {
  'POST /company/financial/closings': {
    changes: ['financial'],
    at,
    persona,
    prepare: () => expect.element(close()).toBeVisible(),
    send: () => close().click(),
  },
  'DELETE /company/financial/closings/{month}': {
    changes: ['financial'],
    at,
    persona,
    prepare: async () => {
      await close().click()
      await expect.element(reopen()).toBeVisible()
    },
    send: () => reopen().click(),
  },
  'PUT /company/financial/sharing': {
    changes: ['financial'],
    at: () => '/company/financial?parte=horarios&periodo=mes-passado&mapa=lucro',
    persona,
    prepare: () => expect.element(rent()).toBeVisible(),
    send: () => rent().selectOptions('igual para cada campo'),
  },
  'PUT /company/financial/starts': {
    changes: ['financial'],
    at: () => '/company/financial?ajuste=saldos',
    persona,
    prepare: async () => {
      await page.getByRole('textbox', { name: 'Dinheiro na gaveta' }).fill('150,00')
      await page.getByRole('textbox', { name: 'No começo do dia' }).first().fill('01/11/2026')
    },
    send: () => page.getByRole('button', { name: 'Salvar saldos' }).click(),
  },
  'PUT /company/financial/card-terms': {
    changes: ['financial'],
    at: () => '/company/financial?ajuste=taxas',
    persona,
    prepare: async () => {
      for (const [index, name] of ['Débito', 'Crédito', 'Parcelado'].entries()) {
        await page.getByRole('textbox', { name: `${name}, taxa` }).fill('2,5')
        await page.getByRole('textbox', { name: `${name}, dias até cair` }).fill(String(index + 1))
      }
      await page.getByRole('textbox', { name: 'Vale para vendas desde' }).fill('01/11/2026')
    },
    send: () => page.getByRole('button', { name: 'Salvar taxas' }).click(),
  },
  'POST /company/deals': {
    changes: ['financial', ...byField],
    at: () => offering,
    persona,
    prepare: () => expect.element(offer()).toBeEnabled(),
    send: () => offer().click(),
  },
  'POST /company/deals/{id}/end': {
    changes: ['financial', ...byField],
    at: () => '/company/financial?parte=horarios&periodo=mes-passado',
    persona,
    prepare: () => expect.element(end()).toBeVisible(),
    send: () => end().click(),
  },
}
