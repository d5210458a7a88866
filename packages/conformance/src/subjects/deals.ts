import type { DealInput, DealRow } from '@campo-livre/domain/deals/deal.ts'
import { newAccount } from '../client/accounts.ts'
import type { TestClient } from '../client/test-client.ts'
import type { Subject } from '../subject.ts'
import { court, madeField } from './made-field.ts'
import { reader } from './reader.ts'

/** Returns a price for the idle hours of a field, on the Tuesdays of a year ahead. */
const dealOf = (fieldId: string, year: number): DealInput => ({
  fieldIds: [fieldId],
  weekdays: [2],
  fromMinute: 840,
  toMinute: 1020,
  hourCents: 6_000,
  from: `${year}-01-01`,
  until: `${year}-12-31`,
  audience: 'everyone',
  belowEven: true,
})

/** Returns a request for a price of idle hours of a field of its own. */
async function asked(client: TestClient) {
  const { by, lent, params } = await madeField(client)
  return { by, lent, body: dealOf(params.id, 3000) }
}

async function made(client: TestClient) {
  const { by, lent, body } = await asked(client)
  const { id } = await client.data<DealRow>({ method: 'POST', path: '/company/deals', by, body })
  return { by, lent, params: { id } }
}

/** Makes a price of another company. */
async function another(client: TestClient) {
  const by = await newAccount(client, 'company')
  const { id: fieldId } = await client.data<{ id: string }>({
    method: 'POST',
    path: '/company/fields',
    by,
    body: court(client),
  })
  const body = dealOf(fieldId, 3000)
  const { id } = await client.data<DealRow>({ method: 'POST', path: '/company/deals', by, body })
  return { id }
}

export const dealSubjects: Record<string, Subject> = {
  'GET /company/deals': reader('company'),
  'POST /company/deals': {
    validRequest: asked,
    again: 409,
    other: (_client, { body }) =>
      Promise.resolve({ ...(body as DealInput), from: '3001-01-01', until: '3001-02-01' }),
    counted: '/company/deals',
    read: () => '/company/deals',
  },
  'POST /company/deals/{id}/end': {
    validRequest: made,
    another,
    again: 409,
    read: () => '/company/deals',
  },
}
