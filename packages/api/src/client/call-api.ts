import type { CallSpec } from '@campo-livre/contract/call.ts'
import type { OutputOf } from '@campo-livre/contract/call-types.ts'
import type * as z from 'zod/mini'
import type { CallArguments } from './call-options.ts'
import { type Envelope, request } from './client.ts'
import { type Page, type PagedCall, parse, readPage } from './parse.ts'

type Sent<S extends CallSpec> = Pick<S, 'method' | 'path'>
type Parsed<S extends CallSpec> = Pick<S, 'method' | 'path' | 'output'>

/**
 * Makes a call of the contract: `callApi<typeof getBookingSpec>(getBookingCall, { params: { id } })`. What it takes
 * follows from the whole declaration, which is no more than a type here: the code has only what is sent and read. Answers
 * `data` by its schema, and fails with an `ApiError`.
 */
export async function callApi<S extends CallSpec = never>(
  call: Parsed<NoInfer<S>>,
  ...[options]: CallArguments<NoInfer<S>>
): Promise<OutputOf<S>> {
  const { data } = await request(call, options)
  return parse(call.output, data) as OutputOf<S>
}

/** The same for a call of whose answer nothing is read, or in the caller's own way. */
export function sendApi<S extends CallSpec = never>(
  call: Sent<NoInfer<S>>,
  ...[options]: CallArguments<NoInfer<S>>
): Promise<Envelope> {
  return request(call, options)
}

/** The same for a page of things: with its facts, each by its schema. */
export async function callPage<S extends CallSpec = never>(
  call: Parsed<NoInfer<S>> & Pick<NoInfer<S>, 'meta'>,
  ...[options]: CallArguments<NoInfer<S>>
): Promise<Page<ItemOf<S>, MetaOf<S>>> {
  return readPage(call as PagedCall<ItemOf<S>, MetaOf<S>>, await request(call, options))
}

type ItemOf<S extends CallSpec> = OutputOf<S> extends readonly (infer T)[] ? T : never
type MetaOf<S extends CallSpec> = S['meta'] extends z.ZodMiniType ? z.output<S['meta']> : never
