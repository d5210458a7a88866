import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { fill, press, type Write } from '../../testing/acts.ts'
import { byTab } from './changed-by.ts'

const held = page.getByRole('button', { name: 'Enviar de novo' })
const tile = page.getByRole('region', { name: 'Produtos' }).getByRole('button', { name: /Chope 300 ml/ })

/** The writes of a company's counter (H3). */
export const counterWrites: Record<string, Write> = {
  'POST /company/tabs/commands': {
    changes: byTab,
    at: () => '/company/tabs?comanda=tab-arena-beira-mar-001',
    persona: 'empresa@campolivre.test',
    prepare: () => expect.element(tile).toBeVisible(),
    // The held ones go first.
    send: () => (held.query() ? held.click() : tile.click()),
    atOnce: true,
  },
  'POST /company/tabs/{id}/receipts': {
    changes: [],
    at: () => '/company/tabs?comanda=tab-arena-beira-mar-006',
    persona: 'empresa@campolivre.test',
    prepare: async () => {
      await press('Enviar para uma conta')
      await fill({ 'E-mail da conta': 'atleta@campolivre.test' })
    },
    send: () => press('Enviar para a conta'),
  },
}
