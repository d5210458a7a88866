import { accountSchema, type Account } from '@campo-livre/domain/users/account.ts'
import type { EmailChange } from '@campo-livre/domain/users/account-changes.ts'
import { request } from '../client/client.ts'
import { parse } from '../client/parse.ts'

/**
 * Sends a code to another address; the present one stays until the code is given back. The same again, a minute later at
 * the earliest, sends another code.
 */
export async function askEmailChange(change: EmailChange, signal?: AbortSignal): Promise<Account> {
  const { data } = await request('me/email', { method: 'post', body: change, signal })
  return parse(accountSchema, data)
}

/** The code that was sent to the new address: from now on it is the one to sign in with. */
export async function confirmEmailChange(code: string, signal?: AbortSignal): Promise<Account> {
  const { data } = await request('me/email/confirm', { method: 'post', body: { code }, signal })
  return parse(accountSchema, data)
}

/** Stays with the present address. */
export async function dropEmailChange(signal?: AbortSignal): Promise<Account> {
  const { data } = await request('me/email', { method: 'delete', signal })
  return parse(accountSchema, data)
}
