import type { Court } from '@campo-livre/domain/fields/set-up/court-input.ts'
import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { writableAccount } from '../client/accounts.ts'
import type { TestClient } from '../client/test-client.ts'
import type { ValidRequest } from '../subject.ts'
import { notIn } from './others.ts'

/** Returns the first section of a field with a name of its own. */
export const court = ({ unique }: TestClient): Court => ({
  name: `Contrato ${unique.key()}`,
  sports: ['futsal'],
  surface: 'wood',
  indoor: true,
  lengthMeters: 40,
  widthMeters: 20,
  players: 10,
  amenities: ['lighting'],
  description: 'Feito pelo teste de contrato.',
  rules: null,
})

/** Makes a draft of the user's company. */
export async function madeField(client: TestClient) {
  const { by, lent } = await writableAccount(client, 'company')
  const field = await client.data<OwnField>({
    method: 'POST',
    path: '/company/fields',
    by,
    body: court(client),
  })
  const params = { id: field.id }
  return { by, lent, field, params }
}

/** Returns the id of another company's field. */
export const anotherField = async (client: TestClient) => {
  const by = await client.actor('company')
  return { id: await notIn(client, '/admin/fields', '/company/fields', by) }
}
/** Returns the path of a field, whose answers show what a write has done. */
export const readField = (good: ValidRequest, data: unknown) =>
  `/company/fields/${good.params?.id ?? (data as OwnField).id}`
