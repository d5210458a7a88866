import type { Subject } from '@campo-livre/api/client/subject.ts'
import { press, type Write } from '../../testing/acts.ts'
import { linkedTab } from '../../testing/linked-tab.ts'

/** The bill itself is in the answer. */
const changes: readonly Subject[] = ['rachas', 'tabs', 'bookings']

/** The calls about a bill among several people: of who divides it, of whoever has a link, and of a counter (H10). */
export const splitWrites: Record<string, Write> = {
  'POST /splits/commands': {
    changes,
    at: () => '/atleta/contas/conta-atleta-01?pessoa=pessoa-5',
    persona: 'atleta@campolivre.test',
    send: () => press(/^Recebi R\$/),
  },
  'POST /share-links/{token}/commands': {
    changes,
    at: () => '/conta/cota-atleta-06?forma=dinheiro',
    send: () => press('Já paguei em dinheiro'),
  },
  'POST /company/tabs/{id}/hand-over': {
    changes: ['splits', ...changes],
    at: async () => `/company/tabs?comanda=${await linkedTab()}&painel=ajustes`,
    persona: 'empresa@campolivre.test',
    send: () => press('Passar para a conta do racha'),
  },
}
