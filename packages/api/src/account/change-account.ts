import { changeAccountCall, type changeAccountSpec } from '@campo-livre/contract/account/change-account.ts'
import { changeCityCall, type changeCitySpec } from '@campo-livre/contract/account/change-city.ts'
import { changePhotoCall, type changePhotoSpec } from '@campo-livre/contract/account/change-photo.ts'
import {
  changePreferencesCall,
  type changePreferencesSpec,
} from '@campo-livre/contract/account/change-preferences.ts'
import { changeSportsCall, type changeSportsSpec } from '@campo-livre/contract/account/change-sports.ts'
import { giveBirthDateCall, type giveBirthDateSpec } from '@campo-livre/contract/account/give-birth-date.ts'
import { removePhotoCall, type removePhotoSpec } from '@campo-livre/contract/account/remove-photo.ts'
import type { AccountChange, BirthDate, Preferences } from '@campo-livre/domain/users/account-changes.ts'
import type { Account, SportSkill } from '@campo-livre/domain/users/account.ts'
import { callApi } from '../client/call-api.ts'

/** Changes name, phone, CPF, birth date and gender; returns the whole account. */
export function changeAccount(change: AccountChange, signal?: AbortSignal): Promise<Account> {
  return callApi<typeof changeAccountSpec>(changeAccountCall, { body: change, signal })
}

/** Replaces the user's sports and levels; returns the whole account. */
export function changeSports(sports: readonly SportSkill[], signal?: AbortSignal): Promise<Account> {
  return callApi<typeof changeSportsSpec>(changeSportsCall, { body: { sports }, signal })
}

/** Keeps the city in which the athlete plays, or none; returns the whole account. */
export function changeCity(city: string | null, signal?: AbortSignal): Promise<Account> {
  return callApi<typeof changeCitySpec>(changeCityCall, { body: { city }, signal })
}

/** Keeps the birth date of somebody who has given none yet; returns the whole account. */
export function giveBirthDate(birth: BirthDate, signal?: AbortSignal): Promise<Account> {
  return callApi<typeof giveBirthDateSpec>(giveBirthDateCall, { body: birth, signal })
}

/** Replaces what the bell and what mails tell of; returns the whole account. */
export function changePreferences(preferences: Preferences, signal?: AbortSignal): Promise<Account> {
  return callApi<typeof changePreferencesSpec>(changePreferencesCall, { body: preferences, signal })
}

/** Replaces the photo; returns the whole account. `image`: the picture as a data address (`pictureSchema`). */
export function changePhoto(image: string, signal?: AbortSignal): Promise<Account> {
  return callApi<typeof changePhotoSpec>(changePhotoCall, { body: { image }, signal })
}

export function removePhoto(signal?: AbortSignal): Promise<Account> {
  return callApi<typeof removePhotoSpec>(removePhotoCall, { signal })
}
