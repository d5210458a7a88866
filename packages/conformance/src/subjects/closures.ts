import type { ClosureInput } from '@campo-livre/domain/closures/closure.ts'
import type { ClosureRow } from '@campo-livre/domain/closures/closure-row.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import type { TestClient } from '../client/test-client.ts'
import { newAccount, spareAccount, writableAccount } from '../client/accounts.ts'
import type { Subject } from '../subject.ts'
import { reader } from './reader.ts'

const FAR_AHEAD = '2090-01-01'
/** The days from then on among which closures are spread, as no two may be equal. */
const SPREAD = 500_000

/** A weekly closure years ahead, when nobody has booked anything. */
function closureOf({ unique }: TestClient): ClosureInput {
  const key = unique.key()
  const place = Array.from(key).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % SPREAD, 0)
  const since = addDays(FAR_AHEAD, place)
  const when = { kind: 'weekly', weekdays: [2], fromMinute: 60, toMinute: 120, since, until: null } as const
  return { fieldIds: null, reason: `Contrato ${key}`, reasonShown: false, when: { ...when, weekdays: [2] } }
}

/** Makes a closure of the user's company. */
async function made(client: TestClient) {
  const { by, lent } = await writableAccount(client, 'company')
  const { closure } = await client.data<{ closure: ClosureRow }>({
    method: 'POST',
    path: '/company/closures',
    by,
    body: { closure: closureOf(client), choices: [] },
  })
  return { by, lent, params: { id: closure.id } }
}

/** Makes a closure of another company. */
const another = async (client: TestClient) => {
  const by = await newAccount(client, 'company')
  const { closure } = await client.data<{ closure: ClosureRow }>({
    method: 'POST',
    path: '/company/closures',
    by,
    body: { closure: closureOf(client), choices: [] },
  })
  return { id: closure.id }
}
const read = () => '/company/closures'

export const closureSubjects: Record<string, Subject> = {
  'GET /company/closures': reader('company'),
  'GET /company/closures/{id}': { validRequest: made, another },
  'POST /company/closures/preview': {
    validRequest: async (client) => ({
      by: await spareAccount(client, 'company'),
      body: { closure: closureOf(client) },
    }),
    again: 'same',
    read,
  },
  'POST /company/closures': {
    validRequest: async (client) => ({
      by: await spareAccount(client, 'company'),
      body: { closure: closureOf(client), choices: [] },
    }),
    again: 409,
    other: async (client) => ({ closure: closureOf(client), choices: [] }),
    counted: '/company/closures',
    read,
  },
  'PUT /company/closures/{id}/end': {
    validRequest: async (client) => ({ ...(await made(client)), body: { until: '4000-06-30' } }),
    another,
    again: 'same',
    read,
  },
  'DELETE /company/closures/{id}': {
    validRequest: made,
    another,
    again: 404,
    read,
  },
}
