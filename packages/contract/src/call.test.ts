import * as z from 'zod/mini'
import { expect, expectTypeOf, test } from 'vitest'
import { type CallSpec, type DeclaredCall, describeCall } from './call.ts'
import type { BodyOf, OutputOf, PathParams, QueryOf } from './call-types.ts'

const renameFieldCall = {
  method: 'PUT',
  path: '/companies/{companyId}/fields/{id}',
  output: z.object({ name: z.string() }),
} as const satisfies DeclaredCall

const renameFieldSpec = describeCall(renameFieldCall, () => ({
  who: ['company'],
  body: z.object({ names: z.array(z.string()) }),
  idempotent: true,
  summary: 'Renames a field.',
}))

const listFieldsSpec = describeCall({ method: 'GET', path: '/fields' }, () => ({
  who: 'anyone',
  query: z.object({
    page: z._default(z.coerce.number(), 1),
    sport: z.optional(z.enum(['futsal', 'padel'])),
    amenities: z.optional(z.array(z.string())),
  }),
  summary: 'Lists fields.',
}))

test('fills in what a declaration leaves out', () => {
  expect(listFieldsSpec).toMatchObject({
    method: 'GET',
    path: '/fields',
    who: 'anyone',
    body: null,
    meta: null,
    status: 200,
    idempotent: false,
    etag: false,
    bare: false,
    media: 'application/json',
    extension: false,
    refusals: {},
  })
  expect(listFieldsSpec.output.safeParse(null).success).toBe(true)
  expect(listFieldsSpec.output.safeParse([]).success).toBe(false)
})

test('keeps what is declared', () => {
  expect(renameFieldSpec).toMatchObject({ ...renameFieldCall, who: ['company'], idempotent: true })
})

test('infers the types of input and output', () => {
  expectTypeOf(renameFieldSpec).toExtend<CallSpec>()
  type Rename = typeof renameFieldSpec
  expectTypeOf<PathParams<Rename['path']>>().toEqualTypeOf<
    { readonly companyId: string } & { readonly id: string }
  >()
  expectTypeOf<{ names: readonly string[] }>().toExtend<BodyOf<Rename>>()
  expectTypeOf<{ names: number[] }>().not.toExtend<BodyOf<Rename>>()
  expectTypeOf<OutputOf<Rename>>().toEqualTypeOf<{ name: string }>()
  expectTypeOf<QueryOf<typeof listFieldsSpec>>().toEqualTypeOf<{
    readonly page?: number | undefined
    readonly sport?: 'futsal' | 'padel' | undefined
    readonly amenities?: string | undefined
  }>()
})
