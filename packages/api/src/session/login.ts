import { loginCall, type loginSpec } from '@campo-livre/contract/session/login.ts'
import type { Credentials } from '@campo-livre/domain/users/credentials.ts'
import { sendApi } from '../client/call-api.ts'
import { readSignedIn, type SignedIn } from './read-signed-in.ts'

/** Signs in (D4). */
export async function login(credentials: Credentials, signal?: AbortSignal): Promise<SignedIn> {
  const { data } = await sendApi<typeof loginSpec>(loginCall, { body: credentials, signsIn: true, signal })
  return readSignedIn(data)
}
