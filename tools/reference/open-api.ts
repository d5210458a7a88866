import { refusalCodeSchema } from '@campo-livre/domain/refusals/refusal-code.ts'
import type { CallSpec } from '@campo-livre/contract/call.ts'
import { codesOf, guardsOf } from '@campo-livre/contract/codes-of.ts'
import { refusalStatus } from '@campo-livre/contract/refusal-status.ts'
import type * as z from 'zod/mini'
import { type JsonSchema, jsonSchemas } from './json-schemas.ts'

type Registry = z.core.$ZodRegistry<{ id: string }>
type Schemas = ReturnType<typeof jsonSchemas>
type Convert = Schemas['convert']

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

/** Returns the OpenAPI 3.1 document of the declared calls. */
export function openApiOf(calls: readonly CallSpec[], registry: Registry): JsonSchema {
  const schemas = jsonSchemas(registry)
  const refusal = refusalOf(schemas.convert(refusalCodeSchema))
  const paths: Record<string, JsonSchema> = {}
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call, schemas)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Campo Livre',
      version: '1',
      description:
        'Made by `pnpm reference` out of the declarations of the calls. The conventions stand in README.md.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      headers: {
        ETag: { description: 'The version of the answer, for `If-None-Match`.', schema: { type: 'string' } },
        RetryAfter: {
          required: true,
          description: 'Seconds until it may be tried again.',
          schema: { type: 'integer', minimum: 1 },
        },
      },
      schemas: sorted({ ...schemas.components, Refusal: refusal }),
    },
  }
}

function operationOf(call: CallSpec, { convert, shapeOf }: Schemas): JsonSchema {
  const { summary, method, path, who, extension, body } = call
  return {
    operationId: operationIdOf(method, path),
    tags: [path.split('/')[1] ?? ''],
    summary,
    'x-who': who,
    ...(extension ? { 'x-extension': true } : {}),
    security: who === 'anyone' ? [{}, { token: [] }] : [{ token: [] }],
    parameters: parametersOf(call, shapeOf),
    ...(body ? { requestBody: { required: true, content: json(convert(body)) } } : {}),
    responses: responsesOf(call, convert),
  }
}

/** Returns the operation id: `GET /bookings/{id}` → `getBookingsById`. */
function operationIdOf(method: string, path: string): string {
  const words = path.replace(/\{(\w+)\}/g, 'by-$1').split(/[/.-]/)
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return `${method.toLowerCase()}${name}`
}

function parametersOf({ path, query, idempotent, etag }: CallSpec, shapeOf: Convert): JsonSchema[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const { properties = {}, required = [] } = (query ? shapeOf(query) : {}) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
  const key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 255 } }
  const known = { name: 'If-None-Match', in: 'header', schema: { type: 'string' } }
  return [...inPath, ...inQuery, ...(idempotent ? [key] : []), ...(etag ? [known] : [])]
}

/** The schema of every refusal. */
const refusalOf = (code: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['code', 'message', 'errors'],
  properties: {
    code,
    message: { type: 'string', description: 'A sentence for people, in Portuguese.' },
    errors: {
      type: 'object',
      description: 'Field → its sentences.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    data: { description: 'What may help, where the call says so.' },
  },
})

function responsesOf(call: CallSpec, convert: Convert): JsonSchema {
  const { output, meta, status, bare, etag, media, paper } = call
  const headers = { ETag: { $ref: '#/components/headers/ETag' } }
  const good = {
    type: 'object',
    required: ['data'],
    properties: {
      data: convert(output),
      message: { type: 'string' },
      ...(meta ? { meta: convert(meta) } : {}),
    },
  }
  return {
    [status]: {
      description: 'Done.',
      ...(etag ? { headers } : {}),
      content: {
        [media]: { schema: bare ? convert(output) : good },
        ...(paper ? { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } : {}),
      },
    },
    ...(etag ? { 304: { description: 'As in the version that is known.', headers } } : {}),
    ...refusalsOf(call),
  }
}

/** Returns a call's refusals by status: when they happen, and their codes. */
function refusalsOf(call: CallSpec): JsonSchema {
  const guards = guardsOf(call)
  const byStatus = Map.groupBy(codesOf(call), (code) => refusalStatus[code])
  const told = [...byStatus].map(([status, codes]) => {
    const when = codes.flatMap((code) => [guards[code] ?? [], call.refusals[code] ?? []].flat())
    const schema = { $ref: '#/components/schemas/Refusal', properties: { code: { enum: codes } } }
    const headers = status === 429 ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : null
    return [status, { description: when.join(' '), ...(headers ? { headers } : {}), content: json(schema) }]
  })
  return Object.fromEntries(told) as JsonSchema
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
}
