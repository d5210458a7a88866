import { type RefusalCode, refusalCodeSchema } from '@campo-livre/domain/refusals/refusal-code.ts'
import { apiCallSpecs } from '@campo-livre/contract/calls.gen.ts'
import { codesOf } from '@campo-livre/contract/codes-of.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, it } from 'vitest'
import { callsPage } from './calls-page.ts'
import type { JsonSchema } from './json-schemas.ts'
import { namedSchemas } from './named-schemas.ts'
import { openApiOf } from './open-api.ts'

type Operation = { summary: string; parameters: { name: string; in: string }[]; responses: object }
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; headers: object }
}

let registry: Awaited<ReturnType<typeof namedSchemas>>
let document: Document
beforeAll(async () => {
  registry = await namedSchemas()
  document = openApiOf(apiCallSpecs, registry) as Document
})

const refusalWith = (...codes: RefusalCode[]) => ({
  'application/json': {
    schema: { $ref: '#/components/schemas/Refusal', properties: { code: { enum: codes } } },
  },
})

describe('the reference of the API', () => {
  it('is OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document))
    expect(errors ?? []).toEqual([])
    expect({ valid, version: validator.version }).toEqual({ valid: true, version: '3.1' })
  })

  it('has every call once, with what it is for', () => {
    const told = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary }]) => ({
        name: `${method.toUpperCase()} ${path}`,
        summary,
      })),
    )
    expect(told.map(({ name }) => name).toSorted()).toEqual(
      apiCallSpecs.map(({ method, path }) => `${method} ${path}`).toSorted(),
    )
    expect(told.filter(({ summary }) => !/^[A-Z].{8,}\.$/.test(summary))).toEqual([])
  })

  it('refers to nothing that is not there', () => {
    const text = JSON.stringify(document)
    const names = [...text.matchAll(/"#\/components\/(schemas|headers)\/(\w+)"/g)].map(
      ([, kind = '', name = '']) => ({ kind, name }),
    )
    expect(names.length).toBeGreaterThan(100)
    const here: Record<string, object> = document.components
    expect(names.filter(({ kind, name }) => !Object.hasOwn(here[kind] ?? {}, name))).toEqual([])
  })

  it('tells who may and what is refused, beside the good answer', () => {
    const cancel = document.paths['/bookings/{id}/cancel']?.post
    expect(Object.keys(cancel?.responses ?? {})).toEqual(['200', '401', '403', '404', '409', '422'])
    expect(cancel?.parameters.map(({ name }) => name)).toEqual(['id', 'Idempotency-Key'])
  })

  it('tells with which codes a call refuses, of those that there are', () => {
    expect(document.components.schemas).toMatchObject({
      Refusal: {
        required: ['code', 'message', 'errors'],
        properties: { code: { $ref: '#/components/schemas/RefusalCode' } },
      },
      RefusalCode: { type: 'string', enum: refusalCodeSchema.options },
    })
    const { responses } = document.paths['/bookings/{id}/payment']?.post ?? {}
    expect(responses).toMatchObject({
      401: { content: refusalWith('unauthenticated') },
      409: {
        content: refusalWith(
          'conflict',
          'slot_taken',
          'hold_expired',
          'booking_cancelled',
          'booking_confirmed',
        ),
      },
      422: {
        content: refusalWith('invalid', 'idempotency_key_reused', 'payment_method_refused', 'card_declined'),
      },
    })
  })

  it('knows no code but those that a call refuses with, or a fault', () => {
    const declared = new Set(apiCallSpecs.flatMap(codesOf))
    const beside = ['too_many_requests', 'server_error', 'unavailable']
    expect(refusalCodeSchema.options.filter((code) => !declared.has(code))).toEqual(beside)
  })

  it('tells how long to wait with every 429', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    const told = operations.flatMap(({ responses }) =>
      Object.entries(responses as Record<string, JsonSchema>),
    )
    const waits = told.filter(([status]) => status === '429')
    expect(waits.length).toBeGreaterThan(5)
    for (const [, { headers }] of waits)
      expect(headers).toEqual({ 'Retry-After': { $ref: '#/components/headers/RetryAfter' } })
    expect(document.components.headers).toMatchObject({ RetryAfter: { schema: { type: 'integer' } } })
  })

  it('says each refusal in whole sentences', () => {
    const said = apiCallSpecs.flatMap(({ refusals }) => Object.values(refusals))
    expect(said.length).toBeGreaterThan(60)
    expect(said.filter((sentence) => !/^[A-Z`].*\.$/.test(sentence))).toEqual([])
  })

  it('asks of what is sent nothing that holds for the cleaned value alone', () => {
    const schema = document.components.schemas.Code
    expect(schema).toMatchObject({ type: 'string', description: expect.stringContaining('^(\\d{6})?$') })
    expect(schema).not.toHaveProperty('pattern')
  })

  it('tells a question parameter by parameter', () => {
    const names = document.paths['/fields']?.get?.parameters.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['city', 'sport', 'date', 'near', 'page', 'perPage']))
  })

  it('has a page for people with the same calls', () => {
    const page = callsPage(apiCallSpecs, registry)
    for (const { method, path } of apiCallSpecs) expect(page).toContain(`| \`${method} ${path}\` |`)
    expect(page).toContain('| athlete | BookingRequest | 201, BookingDetail |')
  })
})
