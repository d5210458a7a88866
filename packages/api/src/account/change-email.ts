import {
  askEmailChangeCall,
  type askEmailChangeSpec,
} from '@campo-livre/contract/account/ask-email-change.ts'
import {
  confirmEmailChangeCall,
  type confirmEmailChangeSpec,
} from '@campo-livre/contract/account/confirm-email-change.ts'
import {
  dropEmailChangeCall,
  type dropEmailChangeSpec,
} from '@campo-livre/contract/account/drop-email-change.ts'
import type { EmailChange } from '@campo-livre/domain/users/account-changes.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { callApi } from '../client/call-api.ts'

/**
 * Sends a code to another address; the present one stays until the code is given back. Called again, after a minute at
 * the earliest, it sends another code.
 */
export function askEmailChange(change: EmailChange, signal?: AbortSignal): Promise<Account> {
  return callApi<typeof askEmailChangeSpec>(askEmailChangeCall, { body: change, signal })
}

/** Confirms the new address by the code that was sent to it; from then on it signs in. */
export function confirmEmailChange(code: string, signal?: AbortSignal): Promise<Account> {
  return callApi<typeof confirmEmailChangeSpec>(confirmEmailChangeCall, { body: { code }, signal })
}

/** Cancels the change; the present address stays. */
export function dropEmailChange(signal?: AbortSignal): Promise<Account> {
  return callApi<typeof dropEmailChangeSpec>(dropEmailChangeCall, { signal })
}
