import { toInstant, toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { SessionRecord } from '@campo-livre/backend/store/records.ts'
import { personaIds } from './persona-ids.ts'

const HOUR = 60
const DAY = 24 * HOUR

/**
 * The devices of the persona Atleta: part of the id, name, and how many minutes ago the session began and was last
 * used.
 */
const devices = [
  ['celular', 'Chrome no Android', 34 * DAY, 3 * HOUR],
  ['trabalho', 'Edge no Windows', 12 * DAY, 2 * DAY],
] as const

export function personaSessions(now: string): SessionRecord[] {
  const before = (minutes: number) => toInstant(toMinutes(now) - minutes)
  return devices.map(([name, device, began, used]) => ({
    id: `token-atleta-${name}`,
    userId: personaIds.atleta,
    createdAt: before(began),
    publicId: `dev-atleta-${name}`,
    device,
    seenAt: before(used),
  }))
}
