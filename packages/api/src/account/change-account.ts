import { changeAccountCall, type changeAccountSpec } from '@campo-livre/contract/account/change-account.ts'
import { changePhotoCall, type changePhotoSpec } from '@campo-livre/contract/account/change-photo.ts'
import {
  changePreferencesCall,
  type changePreferencesSpec,
} from '@campo-livre/contract/account/change-preferences.ts'
import { changeSportsCall, type changeSportsSpec } from '@campo-livre/contract/account/change-sports.ts'
import { removePhotoCall, type removePhotoSpec } from '@campo-livre/contract/account/remove-photo.ts'
import type { NoticeKind } from '@campo-livre/domain/notifications/notice-kinds.ts'
import type { AccountChange } from '@campo-livre/domain/users/account-changes.ts'
import type { Account, SportSkill } from '@campo-livre/domain/users/account.ts'
import { callApi } from '../client/call-api.ts'

// Each puts one part of the account into the place of the one before; the whole account comes back.

/** Name, phone, CPF, birth and gender. */
export function changeAccount(change: AccountChange, signal?: AbortSignal): Promise<Account> {
  return callApi<typeof changeAccountSpec>(changeAccountCall, { body: change, signal })
}

/** All sports that somebody plays, and how well. */
export function changeSports(sports: readonly SportSkill[], signal?: AbortSignal): Promise<Account> {
  return callApi<typeof changeSportsSpec>(changeSportsCall, { body: { sports }, signal })
}

/** The kinds of notices that are turned off. */
export function changePreferences(muted: readonly NoticeKind[], signal?: AbortSignal): Promise<Account> {
  return callApi<typeof changePreferencesSpec>(changePreferencesCall, { body: { muted }, signal })
}

/** `image`: the picture as a data address (`pictureSchema`). */
export function changePhoto(image: string, signal?: AbortSignal): Promise<Account> {
  return callApi<typeof changePhotoSpec>(changePhotoCall, { body: { image }, signal })
}

export function removePhoto(signal?: AbortSignal): Promise<Account> {
  return callApi<typeof removePhotoSpec>(removePhotoCall, { signal })
}
