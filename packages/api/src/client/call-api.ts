import type { CallSpec, DeclaredCall } from '@campo-livre/contract/call.ts'
import type { OutputOf } from '@campo-livre/contract/call-types.ts'
import type * as z from 'zod/mini'
import type { CallArguments } from './call-options.ts'
import { type Envelope, request } from './client.ts'
import { type Page, type PagedCall, parse, readPage } from './parse.ts'

type Sent<S extends CallSpec> = Pick<S, 'method' | 'path'> & Pick<DeclaredCall, 'etag'>
type Parsed<S extends CallSpec> = Sent<S> & Pick<S, 'output'>

/**
 * Makes a call of the contract: `callApi<typeof getBookingSpec>(getBookingCall, { params: { id } })`. The type
 * parameter is the whole declaration, which checks the arguments; at run time only the small one exists. Resolves to
 * `data` as its schema reads it; throws an `ApiError`.
 */
export async function callApi<S extends CallSpec = never>(
  call: Parsed<NoInfer<S>>,
  ...[options]: CallArguments<NoInfer<S>>
): Promise<OutputOf<S>> {
  const { data } = await request(call, options)
  return parse(call.output, data) as OutputOf<S>
}

/** Makes a call and resolves to the whole envelope, for answers that are ignored or read by the caller. */
export function sendApi<S extends CallSpec = never>(
  call: Sent<NoInfer<S>>,
  ...[options]: CallArguments<NoInfer<S>>
): Promise<Envelope> {
  return request(call, options)
}

/** Makes a call that returns a page; each item and `meta` are read by their schemas. */
export async function callPage<S extends CallSpec = never>(
  call: Parsed<NoInfer<S>> & Pick<NoInfer<S>, 'meta'>,
  ...[options]: CallArguments<NoInfer<S>>
): Promise<Page<ItemOf<S>, MetaOf<S>>> {
  return readPage(call as PagedCall<ItemOf<S>, MetaOf<S>>, await request(call, options))
}

type ItemOf<S extends CallSpec> = OutputOf<S> extends readonly (infer T)[] ? T : never
type MetaOf<S extends CallSpec> = S['meta'] extends z.ZodMiniType ? z.output<S['meta']> : never
