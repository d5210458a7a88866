import { settleLive } from '@campo-livre/domain/rachas/live/apply-live-command.ts'
import {
  type Live,
  type LiveCommand,
  type LiveSetup,
  type LiveState,
  liveSchema,
} from '@campo-livre/domain/rachas/live/live.ts'
import { readStored, watchStored, writeStored } from '../../../lib/storage/storage.ts'

const keyOf = (rachaId: string) => `campo-livre.racha.${rachaId}.live`

/** Reads the evening that is kept on this device; null for none, or for one that cannot be read. */
export function readLive(rachaId: string): Live | null {
  const written = readStored(keyOf(rachaId))
  if (written === null) return null
  try {
    return liveSchema.safeParse(JSON.parse(written)).data ?? null
  } catch {
    return null
  }
}

/** Keeps an evening on this device, where it survives a reload and a dead network. False where there is no room. */
export function keepLive(rachaId: string, live: Live): boolean {
  return writeStored(keyOf(rachaId), JSON.stringify(live))
}

/** Calls the listener with what another tab of this device has noted. */
export function watchLive(rachaId: string, listener: (live: Live) => void): () => void {
  return watchStored(keyOf(rachaId), () => {
    const live = readLive(rachaId)
    if (live) listener(live)
  })
}

/** An evening, and how it stands. */
export type Standing = { live: Live; state: LiveState }

/** Begins an evening, or goes on with the one that is kept, and what a server knows of it. */
export function beginLive(rachaId: string, setup: LiveSetup, known: readonly LiveCommand[]): Standing {
  const kept = readLive(rachaId)
  const rules = known.length > 0 ? setup.rules : (kept?.setup.rules ?? setup.rules)
  return settleLive({ setup: { ...setup, rules }, commands: [...known] }, kept?.commands ?? [])
}
