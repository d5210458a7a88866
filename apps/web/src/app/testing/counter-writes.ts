import { page } from 'vitest/browser'
import type { Write } from '../../testing/acts.ts'

const held = page.getByRole('button', { name: 'Enviar de novo' })

/** The writes of a company's counter (H3). */
export const counterWrites: Record<string, Write> = {
  'POST /company/tabs/commands': {
    at: () => '/company/tabs?comanda=tab-arena-beira-mar-001',
    persona: 'empresa@campolivre.test',
    // The held ones go first.
    send: () =>
      held.query()
        ? held.click()
        : page
            .getByRole('region', { name: 'Produtos' })
            .getByRole('button', { name: /^Chope/ })
            .click(),
    atOnce: true,
  },
}
