import { logoutCall, type logoutSpec } from '@campo-livre/contract/session/logout.ts'
import { sendApi } from '../client/call-api.ts'

/** Ends the session on the server (D7). */
export async function logout(): Promise<void> {
  await sendApi<typeof logoutSpec>(logoutCall)
}
