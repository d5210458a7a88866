import { logoutAllDevicesSpec } from '@campo-livre/contract/account/logout-all-devices.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { endSessions } from './end-sessions.ts'

/** Ends all sessions of the user, the present one included (D7). */
export const logoutAllDevices = answer(logoutAllDevicesSpec, ({ db, user }) => {
  endSessions(db, user.id)
  return ok(null, { message: 'Você saiu de todos os aparelhos.' })
})
