import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press, type Write } from '../../testing/acts.ts'
import { byBooking, byField, byTab } from './changed-by.ts'

const persona = 'admin@campolivre.test'
const id = 'prd-arena-beira-mar-agua'
const at = (search: string) => () => `/pages/crud?${search}`
const LOOK = /^Ver o app como/
const openPerson = () => page.getByRole('rowheader').first().getByRole('link').click()
const inDrawer = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name }).click()

/** The writes of the admin about rows of any kind (H12). */
export const adminWrites: Record<string, Write> = {
  'POST /admin/commands': {
    changes: ['admin', 'products'],
    at: at(`lista=produtos&editar=${id}`),
    persona,
    prepare: () => page.getByRole('dialog').getByLabelText('Nome', { exact: true }).fill('Água mineral'),
    send: () => inDrawer('Salvar produto'),
  },
  'POST /admin/commands/{id}/undo': {
    changes: [...new Set([...byBooking, ...byField, ...byTab, 'products', 'tabs', 'expenses'] as const)],
    at: at(`lista=produtos&aberto=${id}`),
    persona,
    prepare: async () => {
      await inDrawer('Tirar de venda')
      await expect.element(page.getByRole('button', { name: 'Desfazer', exact: true })).toBeVisible()
    },
    send: () => press('Desfazer'),
  },
  // It runs in parts and is no mutation, so the sweep cannot see when it has ended.
  'POST /admin/bulk': {
    changes: [],
    at: at('lista=produtos'),
    persona,
    prepare: async () => {
      await page.getByRole('checkbox', { name: 'Marcar a página toda' }).click()
      await press('Tirar de venda')
    },
    send: () => press(/^Tirar de venda: \d+$/),
  },
  'POST /admin/looks': {
    changes: [],
    at: at('lista=usuarios&filtro.email=igual-a.atleta@campolivre.test'),
    persona,
    prepare: () => openPerson(),
    send: () => inDrawer(LOOK),
  },
  // Like signing out: it ends here, whatever the server says.
  'DELETE /admin/looks': {
    changes: [],
    at: at('lista=usuarios&filtro.email=igual-a.atleta@campolivre.test'),
    persona,
    prepare: async () => {
      await openPerson()
      await inDrawer(LOOK)
      await expect.element(page.getByRole('button', { name: 'Voltar', exact: true })).toBeVisible()
    },
    send: () => press('Voltar'),
    atOnce: true,
  },
  'POST /admin/import': {
    changes: ['admin'],
    at: at('lista=contatos&fazer=importar'),
    persona,
    prepare: async () => {
      const text = 'Arena;E-mail;Telefone\r\nArena Sul;sul@arena.test;(11) 98765-4321\r\n'
      await expect.element(page.getByRole('dialog')).toBeVisible()
      const input = document.querySelector('input[type=file]')
      if (input) await userEvent.upload(input, new File([text], 'contatos.csv'))
      await expect.element(page.getByRole('list', { name: 'O que a planilha faz' })).toBeVisible()
    },
    send: () => inDrawer('Importar 1 contato'),
  },
  'POST /admin/reveal': {
    changes: [],
    at: at('lista=contatos&aberto=int-vila'),
    persona,
    send: () => inDrawer('Mostrar dados pessoais'),
  },
}
