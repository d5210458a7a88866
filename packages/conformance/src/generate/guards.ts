import { roles } from '@campo-livre/domain/users/user.ts'
import type { Call } from '@campo-livre/backend/http/call.ts'
import type { Case } from '../case.ts'

/** Sends the request without a token, with a made-up one, and as every profile that is not allowed. */
export function guardCases({ who }: Call): Case[] {
  if (who === 'anyone') return []
  const token = (['nobody', 'made-up'] as const).map((as): Case => {
    const name = as === 'nobody' ? 'without a token' : 'with a made-up token'
    return { kind: 'token', name, action: { does: 'refuse', as, at: 'own', expects: { status: 401 } } }
  })
  const others = typeof who === 'string' ? [] : roles.filter((role) => !who.includes(role))
  const profile = others.map((as): Case => {
    const action = { does: 'refuse', as, at: 'own', expects: { status: 403 } } as const
    return { kind: 'profile', name: `as ${as}`, action }
  })
  return [...token, ...profile]
}
