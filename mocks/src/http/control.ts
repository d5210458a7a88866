import { type DeclaredCall, type Described, describeCall, type Terms } from '@campo-livre/contract/call.ts'
import { answer, type MockOptions, type Call, type Handle } from './call.ts'

type Control = DeclaredCall & Omit<Terms, 'who'>
type Anyones<C> = C & { readonly who: 'anyone' }

/** Declares and answers a call outside of the API, for the panel and scripts; anyone may make it. */
export function control<const C extends Control>(
  declared: C,
  handle: Handle<Described<C, Anyones<C>>>,
  aside?: MockOptions,
): Call {
  return answer(
    describeCall<C, Anyones<C>>(declared, () => ({ ...declared, who: 'anyone' })),
    handle,
    aside,
  )
}
