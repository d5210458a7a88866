import { codesOf } from '@campo-livre/contract/codes-of.ts'
import type { CaseAction } from '../case.ts'
import { changed } from '../change.ts'
import { UNKNOWN_ID } from '../generate/ids.ts'
import { pathWith } from '../client/asking.ts'
import { describeExpected, faultOfRefusal } from '../judge.ts'
import type { Params } from '../subject.ts'
import { type Context, judged, type CaseOutcome, requestOf } from './context.ts'

/** Sends a request with one mistake. */
export async function refuse(
  context: Context,
  action: CaseAction & { does: 'refuse' },
): Promise<CaseOutcome> {
  const { call, client, own } = context
  const carried = action.change ? changed(own, action.change) : {}
  const path = pathWith(call.path, await paramsOf(context, action.at))
  const by = await askerOf(context, action.as)
  const response = await client.ask(requestOf(call, own, { carried, path, by }))
  return judged(describeExpected(action.expects), faultOfRefusal(response, action.expects, codesOf(call)))
}

/** Sends an undeclared path or method without a token, so that it has no effect if it exists after all. */
export async function stray(
  { call, client }: Context,
  action: CaseAction & { does: 'stray' },
): Promise<CaseOutcome> {
  const params = { id: UNKNOWN_ID, cep: '00000000' }
  const path = `${pathWith(call.path, params)}${action.under}`
  const response = await client.ask({ method: action.method, path, by: null })
  return judged(describeExpected(action.expects), faultOfRefusal(response, action.expects, null))
}

async function askerOf({ client, own }: Context, as: (CaseAction & { does: 'refuse' })['as']) {
  if (as === 'maker') return own.by
  if (as === 'nobody') return null
  return as === 'made-up' ? MADE_UP : client.actor(as)
}

export const MADE_UP = 'contrato-inventado'

async function paramsOf(
  { subject, client, own }: Context,
  at: 'own' | 'another' | 'unknown',
): Promise<Params> {
  if (at === 'another' && typeof subject.another === 'function') return subject.another(client)
  if (at === 'own') return own.params ?? {}
  return Object.fromEntries(Object.keys(own.params ?? {}).map((name) => [name, UNKNOWN_ID]))
}
