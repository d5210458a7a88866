import { listDevicesSpec } from '@campo-livre/contract/account/list-devices.ts'
import { endDeviceSpec } from '@campo-livre/contract/account/end-device.ts'
import type { Device } from '@campo-livre/domain/users/device.ts'
import type { Database } from '../store/database.ts'
import type { UserRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { bearerOf } from '../http/authenticate.ts'
import { answer } from '../http/call.ts'
import { owned } from '../ownership/owned.ts'

/** Returns the devices where a user is signed in: first the one with this token, then the last used. */
export function devicesOf(db: Database, user: UserRecord, token: string | null): Device[] {
  const here = (id: string) => Number(id === token)
  return db.sessions
    .by('userId', user.id)
    .filter(({ look }) => !look)
    .toSorted((a, b) => here(b.id) - here(a.id) || Date.parse(b.seenAt) - Date.parse(a.seenAt))
    .map(({ id, publicId, device, createdAt, seenAt }) => ({
      id: publicId,
      name: device,
      signedInAt: createdAt,
      // That of a call is noted once it is answered.
      seenAt: id === token ? db.clock.now() : seenAt,
      current: id === token,
    }))
}

/** Lists the user's devices (H11). */
export const listDevices = answer(listDevicesSpec, ({ db, user, headers }) =>
  ok(devicesOf(db, user, bearerOf(headers))),
)

/** Signs one of the user's devices out (H11). */
export const endDevice = answer(
  owned(endDeviceSpec, 'sessions', 'user', { keys: ['publicId'] }),
  ({ db, row: session }) => {
    db.sessions.remove(session.id)
    return ok(null, { message: 'O aparelho saiu da sua conta.' })
  },
)
