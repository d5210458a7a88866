import { page } from 'vitest/browser'
import { press, type Write } from '../../testing/acts.ts'
import { byTab } from './changed-by.ts'

const persona = 'atleta@campolivre.test'
/** The open tab of the persona. */
const at = () => '/atleta/comandas/tab-arena-beira-mar-003'

/** The calls of an athlete about a tab (H3). */
export const tabWrites: Record<string, Write> = {
  'POST /tabs/{id}/payments': { changes: byTab, at, persona, send: () => press('Pagar com Pix') },
  'POST /tabs/{id}/ask-bill': {
    changes: byTab,
    at,
    persona,
    prepare: () => page.getByText('Pagar no local').click(),
    send: () => press('Pedir a conta'),
  },
}
