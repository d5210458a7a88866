import type { Call } from '@campo-livre/mocks/http/call.ts'
import type * as z from 'zod/mini'
import { type JsonSchema, jsonSchemas } from './json-schemas.ts'

type Registry = z.core.$ZodRegistry<{ id: string }>
type Schemas = ReturnType<typeof jsonSchemas>
type Convert = Schemas['convert']

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

/** Every call as OpenAPI 3.1, out of its declaration alone. */
export function openApiOf(calls: readonly Call[], registry: Registry): JsonSchema {
  const schemas = jsonSchemas(registry)
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
      responses: {
        Refused: { description: 'A refusal.', content: json(refusal) },
        TooSoon: {
          description: 'Not yet again.',
          headers: {
            'Retry-After': {
              required: true,
              description: 'Seconds until it may be tried again.',
              schema: { type: 'integer', minimum: 1 },
            },
          },
          content: json(refusal),
        },
      },
      schemas: sorted(schemas.components),
    },
  }
}

function operationOf(call: Call, { convert, shapeOf }: Schemas): JsonSchema {
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

/** `GET /bookings/{id}` → `getBookingsById`. */
function operationIdOf(method: string, path: string): string {
  const words = path.replace(/\{(\w+)\}/g, 'by-$1').split(/[/-]/)
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return `${method.toLowerCase()}${name}`
}

function parametersOf({ path, query, idempotent }: Call, shapeOf: Convert): JsonSchema[] {
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
  return [...inPath, ...inQuery, ...(idempotent ? [key] : [])]
}

/** What any refusal looks like. */
const refusal = {
  type: 'object',
  required: ['message', 'errors'],
  properties: {
    message: { type: 'string', description: 'A sentence for people, in Portuguese.' },
    errors: {
      type: 'object',
      description: 'Field → its sentences.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    data: { description: 'What may help, where the call says so.' },
  },
}

function responsesOf(call: Call, convert: Convert): JsonSchema {
  const { who, body, query, output, meta, status, refusals, bare } = call
  const guards: Record<number, string> = {
    ...(who === 'anyone' ? {} : { 401: 'Nobody is signed in.' }),
    ...(typeof who === 'string' ? {} : { 403: 'Another profile.' }),
    ...(body || query ? { 422: 'Something sent is not accepted: sentences by field.' } : {}),
  }
  const good = {
    type: 'object',
    required: ['data'],
    properties: {
      data: convert(output),
      message: { type: 'string' },
      ...(meta ? { meta: convert(meta) } : {}),
    },
  }
  const codes = [...new Set([...Object.keys(guards), ...Object.keys(refusals)])].map(Number)
  const told = codes.map((code) => [
    code,
    {
      $ref: `#/components/responses/${code === 429 ? 'TooSoon' : 'Refused'}`,
      description: [guards[code], refusals[code]].filter((each) => each !== undefined).join(' '),
    },
  ])
  return {
    [status]: { description: 'Done.', content: json(bare ? convert(output) : good) },
    ...Object.fromEntries(told),
  }
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
}
