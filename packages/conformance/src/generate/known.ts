import type { Call } from '@campo-livre/backend/http/call.ts'
import type { Case } from '../case.ts'

/** Sends the version of the good answer that is known, and one that the server never gave. */
export function knownCases({ etag }: Call): Case[] {
  if (!etag) return []
  return [
    { kind: 'known version', name: 'the one it gave', action: { does: 'known', version: 'own' } },
    { kind: 'known version', name: 'a made-up one', action: { does: 'known', version: 'made up' } },
  ]
}
