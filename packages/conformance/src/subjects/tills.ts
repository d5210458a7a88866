import type { OpenTill } from '@campo-livre/domain/tills/till-row.ts'
import type { TestClient } from '../client/test-client.ts'
import { newAccount, registerAccount } from '../client/accounts.ts'
import type { Session } from '../client/logins.ts'
import type { Subject } from '../subject.ts'
import { reader } from './reader.ts'

/** Opens the till of a new company, which has none. */
async function opened(client: TestClient): Promise<{ by: Session; params: { id: string } }> {
  return openedBy(client, await newAccount(client, 'company'))
}

async function openedBy(client: TestClient, by: Session): Promise<{ by: Session; params: { id: string } }> {
  const { id } = await client.data<OpenTill>({
    method: 'POST',
    path: '/company/tills',
    by,
    body: { floatCents: 10_000 },
  })
  return { by, params: { id } }
}

/** Opens a till, and closes it with that count. */
async function closed(client: TestClient, countedCents: number) {
  const till = await opened(client)
  const path = `/company/tills/${till.params.id}/close`
  await client.data({ method: 'POST', path, by: till.by, body: { countedCents } })
  return till
}

const correction = (countedCents: number) => ({ countedCents, reason: 'Nota contada duas vezes', version: 0 })

const another = async (client: TestClient) => (await opened(client)).params
const read = () => '/company/till'
const report = ({ params }: { params?: Readonly<Record<string, string>> }) =>
  `/company/tills/${params?.id ?? ''}`

export const tillSubjects: Record<string, Subject> = {
  'GET /company/till': reader('company'),
  'GET /company/tills': reader('company'),
  'GET /company/tills/{id}': {
    validRequest: (client) => closed(client, 10_000),
    another: async (client) => (await closed(client, 10_000)).params,
  },
  'POST /company/tills': {
    validRequest: async (client) => ({
      by: await newAccount(client, 'company'),
      body: { floatCents: 10_000 },
    }),
    again: 409,
    other: () => Promise.resolve({ floatCents: 20_000 }),
    read,
  },
  'POST /company/tills/{id}/movements': {
    validRequest: async (client) => ({
      ...(await opened(client)),
      body: { kind: 'withdrawal', amountCents: 500, reason: 'Gelo', version: 0 },
    }),
    another,
    again: 409,
    other: () => Promise.resolve({ kind: 'deposit', amountCents: 900, reason: 'Moedas', version: 0 }),
    read,
  },
  'POST /company/tills/{id}/close': {
    validRequest: async (client) => ({ ...(await opened(client)), body: { countedCents: 10_000 } }),
    another,
    again: 409,
    other: () => Promise.resolve({ countedCents: 9_999 }),
    read: report,
  },
  'POST /company/tills/{id}/corrections': {
    validRequest: async (client) => ({ ...(await closed(client, 10_000)), body: correction(9_000) }),
    another: async (client) => (await closed(client, 10_000)).params,
    again: 409,
    other: () => Promise.resolve(correction(8_000)),
    read: report,
  },
  'POST /company/tills/{id}/sales': {
    validRequest: async (client) => {
      const till = await opened(client)
      return { ...till, body: { password: till.by.password } }
    },
    // An account that guesses wrong cannot be deleted for a while.
    guess: async (client) => {
      const by = await registerAccount(client, 'company')
      client.leave('accounts', by.email)
      return { ...(await openedBy(client, by)), body: { password: 'Outra@2026' } }
    },
    another,
    again: 'same',
    read,
  },
  'PUT /company/tills/{id}/reason': {
    validRequest: async (client) => ({
      ...(await closed(client, 5_000)),
      body: { reason: 'Troco dado a mais' },
    }),
    another: async (client) => (await closed(client, 5_000)).params,
    again: 409,
    read: report,
  },
}
