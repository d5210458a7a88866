import { accountSchema, type Account, type SportSkill } from '@campo-livre/domain/users/account.ts'
import type { AccountChange } from '@campo-livre/domain/users/account-changes.ts'
import type { NoticeKind } from '@campo-livre/domain/notifications/notice-kinds.ts'
import { request } from '../client/client.ts'
import { parse } from '../client/parse.ts'

type What = 'account' | 'sports' | 'notification-preferences' | 'photo'

/** Puts one part of the account into the place of the one before; the whole account comes back. */
async function put(what: What, body: unknown, signal?: AbortSignal): Promise<Account> {
  const { data } = await request(`me/${what}`, { method: 'put', body, signal })
  return parse(accountSchema, data)
}

/** Name, phone, CPF, birth and gender. */
export function changeAccount(change: AccountChange, signal?: AbortSignal): Promise<Account> {
  return put('account', change, signal)
}

/** All sports that somebody plays, and how well. */
export function changeSports(sports: readonly SportSkill[], signal?: AbortSignal): Promise<Account> {
  return put('sports', { sports }, signal)
}

/** The kinds of notices that are turned off. */
export function changePreferences(muted: readonly NoticeKind[], signal?: AbortSignal): Promise<Account> {
  return put('notification-preferences', { muted }, signal)
}

/** `image`: the picture as a data address (`pictureSchema`). */
export function changePhoto(image: string, signal?: AbortSignal): Promise<Account> {
  return put('photo', { image }, signal)
}

export async function removePhoto(signal?: AbortSignal): Promise<Account> {
  const { data } = await request('me/photo', { method: 'delete', signal })
  return parse(accountSchema, data)
}
