import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import { type TestClient, once } from '../client/test-client.ts'
import { NotTried } from '../not-tried.ts'
import type { Subject } from '../subject.ts'
import { reader } from './reader.ts'

/** Returns any public field. */
const card = (client: TestClient) =>
  once(client, 'a field', async () => {
    const [found] = await client.data<FieldCard[]>({ method: 'GET', path: '/fields' })
    if (!found) throw new NotTried('no data', 'no field')
    return found
  })

const ofField: Subject = {
  validRequest: async (client) => ({ by: null, params: { id: (await card(client)).id } }),
  another: 'public',
}
const ofCompany: Subject = {
  validRequest: async (client) => ({ by: null, params: { id: (await card(client)).company.id } }),
  another: 'public',
}

export const publicSubjects: Record<string, Subject> = {
  'GET /places': reader(null),
  'GET /cep/{cep}': {
    validRequest: async () => ({ by: null, params: { cep: '60165121' } }),
    another: 'public',
    unknown: 'answered otherwise',
  },
  'GET /fields': reader(null),
  'GET /map': reader(null),
  'GET /fields/{id}': ofField,
  'GET /fields/{id}/availability': ofField,
  'GET /fields/{id}/reviews': ofField,
  'GET /companies/{id}': ofCompany,
  'GET /companies/{id}/fields': ofCompany,
  'GET /companies/{id}/reviews': ofCompany,
  'POST /pre-companies-registration': {
    validRequest: async ({ unique }) => ({
      by: null,
      body: {
        name: 'Arena do Contrato',
        email: unique.email(),
        phone: unique.phone(),
        description: 'Teste.',
      },
    }),
    again: 'same',
    read: 'unreadable',
    tidy: ({ leave }, { body }) => leave('contacts', (body as { email: string }).email),
  },
}
