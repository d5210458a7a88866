import { apiCalls } from '@campo-livre/mocks/calls.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, it } from 'vitest'
import { callsPage } from './calls-page.ts'
import type { JsonSchema } from './json-schemas.ts'
import { namedSchemas } from './named-schemas.ts'
import { openApiOf } from './open-api.ts'

type Operation = { summary: string; parameters: { name: string; in: string }[]; responses: object }
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; responses: object }
}

let registry: Awaited<ReturnType<typeof namedSchemas>>
let document: Document
beforeAll(async () => {
  registry = await namedSchemas()
  document = openApiOf(apiCalls, registry) as Document
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
      apiCalls.map(({ method, path }) => `${method} ${path}`).toSorted(),
    )
    expect(told.filter(({ summary }) => !/^[A-Z].{8,}\.$/.test(summary))).toEqual([])
  })

  it('refers to nothing that is not there', () => {
    const text = JSON.stringify(document)
    const names = [...text.matchAll(/"#\/components\/(schemas|responses)\/(\w+)"/g)].map(
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

  it('tells how long to wait with every 429', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    const told = operations.flatMap(({ responses }) =>
      Object.entries(responses as Record<string, JsonSchema>),
    )
    const waits = told.filter(([code]) => code === '429')
    expect(waits.length).toBeGreaterThan(5)
    for (const [, { $ref }] of waits) expect($ref).toBe('#/components/responses/TooSoon')
    expect(document.components.responses).toMatchObject({
      TooSoon: { headers: { 'Retry-After': { schema: { type: 'integer' } } } },
    })
  })

  it('says each refusal in whole sentences', () => {
    const said = apiCalls.flatMap(({ refusals }) => Object.values(refusals))
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
    const page = callsPage(apiCalls, registry)
    for (const { method, path } of apiCalls) expect(page).toContain(`| \`${method} ${path}\` |`)
    expect(page).toContain('| athlete | BookingRequest | 201, BookingDetail |')
  })
})
