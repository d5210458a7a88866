import type { TabAnswer } from '@campo-livre/domain/tabs/tab-answer.ts'
import type { TabRow } from '@campo-livre/domain/tabs/tab-row.ts'
import { spareAccount } from '../client/accounts.ts'
import type { TestClient } from '../client/test-client.ts'
import { NotTried } from '../not-tried.ts'
import type { Subject } from '../subject.ts'
import { firstOf, notIn } from './others.ts'
import { reader } from './reader.ts'

const another = async (client: TestClient) => {
  const by = await client.actor('company')
  return { id: await notIn(client, '/admin/tabs', '/company/tabs', by) }
}
const ofCompany: Subject = {
  validRequest: async (client) => {
    const by = await client.actor('company')
    return { by, params: { id: await firstOf(client, '/company/tabs', by) } }
  },
  another,
}

/** The tabs of a company, for the counter. */
export const companyTabSubjects: Record<string, Subject> = {
  'GET /company/tabs': reader('company'),
  'GET /company/tabs/open': reader('company'),
  'GET /company/counter/products': reader('company'),
  'POST /company/tabs/commands': {
    validRequest: async (client) => ({
      by: await spareAccount(client, 'company'),
      body: {
        type: 'open',
        id: client.unique.key(),
        tabId: client.unique.key(),
        customerName: 'Contrato',
        customerPhone: null,
      },
    }),
    again: 'same',
    counted: '/company/tabs',
    read: () => '/company/tabs/open',
    tidy: async (client, { by }, { body }) => {
      const { tabs } = (body as { data: TabAnswer }).data
      const command = { type: 'cancel', reason: 'Era só um teste', id: client.unique.key() }
      for (const { id: tabId } of tabs)
        await client.ask({ method: 'POST', path: '/company/tabs/commands', by, body: { ...command, tabId } })
    },
  },
  'GET /company/tabs/{id}': ofCompany,
  'GET /company/tabs/{id}/history': ofCompany,
  'POST /company/tabs/{id}/receipts': {
    validRequest: async (client) => {
      const by = await client.actor('company')
      const query = { perPage: '100' }
      const rows = await client.data<TabRow[]>({ method: 'GET', path: '/company/tabs', by, query })
      const row = rows.find(({ status }) => status === 'paid')
      if (!row) throw new NotTried('no data', '/company/tabs has none that is paid')
      const email = client.hasMailbox ? (await spareAccount(client)).email : client.unique.email()
      return { by, params: { id: row.id }, body: { email } }
    },
    another,
    again: 'same',
    read: 'unreadable',
  },
}

/** Returns an open tab of the athlete on which something is due. */
async function owing(client: TestClient) {
  const by = await client.actor('athlete')
  const query = { perPage: '100' }
  const rows = await client.data<TabRow[]>({ method: 'GET', path: '/tabs', by, query })
  const row = rows.find(({ status, dueCents }) => status === 'open' && dueCents > 1)
  if (!row) throw new NotTried('no data', '/tabs has none that is open')
  return { by, params: { id: row.id } }
}
const anothers = async (client: TestClient) => ({
  id: await notIn(client, '/admin/tabs', '/tabs', await client.actor('athlete')),
})
const read = (good: { params?: Readonly<Record<string, string>> }) => `/tabs/${good.params?.id}`

/** The tabs of an athlete. */
export const athleteTabSubjects: Record<string, Subject> = {
  'GET /tabs': reader('athlete'),
  'GET /tabs/{id}': {
    validRequest: async (client) => {
      const by = await client.actor('athlete')
      return { by, params: { id: await firstOf(client, '/tabs', by) } }
    },
    another: anothers,
  },
  'POST /tabs/{id}/payments': {
    validRequest: async (client) => ({ ...(await owing(client)), body: { amountCents: 1 } }),
    another: anothers,
    again: 'same',
    other: async () => ({ amountCents: 2 }),
    read,
  },
  'POST /tabs/{id}/ask-bill': { validRequest: owing, another: anothers, again: 'same', read },
}
