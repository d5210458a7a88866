import { type DeclaredCall, type Described, describeCall, type Terms } from '@campo-livre/contract/call.ts'
import { answer, type Call, type CallOptions, type Handle } from '@campo-livre/backend/http/call.ts'
import type { MemoryDatabase } from '../db/database.ts'

type Control = DeclaredCall & Omit<Terms, 'who'>
type Anyones<C> = C & { readonly who: 'anyone' }

/** A call of the mock itself. `direct`: it begins new data or puts rows back, and writes without a unit of work. */
export type ControlCall = Call<MemoryDatabase> & { readonly direct: boolean }

/** Declares and answers a call outside of the API, for the panel and scripts; anyone may make it. */
export function control<const C extends Control>(
  declared: C,
  handle: Handle<Described<C, Anyones<C>>, MemoryDatabase>,
  { direct = false, ...options }: CallOptions & { direct?: boolean } = {},
): ControlCall {
  const spec = describeCall<C, Anyones<C>>(declared, () => ({ ...declared, who: 'anyone' }))
  return { ...answer(spec, handle, options), direct }
}
