import { askCodeCall, type askCodeSpec } from '@campo-livre/contract/session/ask-code.ts'
import { confirmCodeCall, type confirmCodeSpec } from '@campo-livre/contract/session/confirm-code.ts'
import type { CodeEntry } from '@campo-livre/domain/users/code-entry.ts'
import { sendApi } from '../client/call-api.ts'
import { readSignedIn, type SignedIn } from './read-signed-in.ts'

/** Asks for a code to enter by (H11). The answer never tells whether the e-mail has an account. */
export async function askCode(email: string, signal?: AbortSignal): Promise<void> {
  await sendApi<typeof askCodeSpec>(askCodeCall, { body: { email }, signal })
}

/** Signs in by a code (H11), to an account that there is or to a new one. */
export async function confirmCode(entry: CodeEntry, signal?: AbortSignal): Promise<SignedIn> {
  const { data } = await sendApi<typeof confirmCodeSpec>(confirmCodeCall, {
    body: entry,
    signsIn: true,
    signal,
  })
  return readSignedIn(data)
}
