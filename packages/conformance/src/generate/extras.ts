import type * as z from 'zod/mini'
import type { Call } from '@campo-livre/backend/http/call.ts'
import type { Case } from '../case.ts'
import { inputSchema } from './schemas.ts'

/** Fields that a client may never set, with values that would show if they were accepted. */
const forbidden: Record<string, unknown> = {
  profile: { name: 'admin' },
  role: 'admin',
  price: 1,
  priceCents: 1,
  status: 'completed',
  id: 'contrato-id',
  userId: 'contrato-alheio',
  athleteId: 'contrato-alheio',
  companyId: 'contrato-alheia',
  ownerId: 'contrato-alheio',
  createdAt: '2001-02-03T04:05:06.000Z',
  emailVerifiedAt: '2001-02-03T04:05:06.000Z',
  blocked: true,
}

/** Sends each of them, and each field of the answer, in the good body; for a read, in the query. */
export function extraCases({ method, body, query, output, path }: Call): Case[] {
  const own = [...propertiesOf(body), ...propertiesOf(query)]
  const named = Object.entries(forbidden).filter(([field]) => !own.includes(field))
  if (method === 'GET') {
    const action = { does: 'good', query: Object.fromEntries(named.map(([field]) => [field, 'x'])) } as const
    return path.includes('cep') ? [] : [{ kind: 'extra fields', name: 'in the query', action }]
  }
  const told = propertiesOf(output).filter(
    (field) => !own.includes(field) && !Object.hasOwn(forbidden, field),
  )
  const others = told.map((field): [string, unknown] => [field, 'contrato'])
  return [...named, ...others].map(([field, value]): Case => {
    return { kind: 'extra fields', name: field, action: { does: 'extra', field, value } }
  })
}

function propertiesOf(schema: z.ZodMiniType | null): string[] {
  if (!schema) return []
  const { properties = {}, oneOf = [], anyOf = [] } = inputSchema(schema)
  const shapes = [...oneOf, ...anyOf].flatMap((shape) => Object.keys(shape.properties ?? {}))
  return [...new Set([...Object.keys(properties), ...shapes])]
}
