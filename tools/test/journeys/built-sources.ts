import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../lib/paths.mjs'
import { createFingerprints, type Fingerprint } from '../kept/fingerprints.ts'
import { createReach } from '../kept/reach.ts'
import { surroundingsOf } from '../kept/surroundings.ts'
import type { Outcome } from '../step.ts'

/** Beside the lists of scripts. Any build removes it (`apps/web/vite/note-routes.ts`); the one of `npm test` writes it. */
const noteOfBuild = join(root, '.cache/test/routes/sources.txt')

/** Takes the fingerprints of everything that journeys see, as it is now. */
export const look = async (): Promise<Fingerprint> =>
  createFingerprints(root, await surroundingsOf('e2e', createReach(root)))

/** Returns the fingerprint of everything that is built. */
export const sourcesOf = (fingerprint: Fingerprint): string | null =>
  fingerprint('apps/web/src/main.tsx', null)

/** Runs a build and, when it did not fail, notes the sources that it began with. */
export async function notingSources(
  build: () => Promise<Outcome>,
  sourcesNow = async () => sourcesOf(await look()),
  note = noteOfBuild,
): Promise<Outcome> {
  rmSync(note, { force: true })
  const sources = await sourcesNow()
  const outcome = await build()
  if (outcome.failed === 0 && sources !== null) {
    mkdirSync(dirname(note), { recursive: true })
    writeFileSync(note, sources)
  }
  return outcome
}

/** Returns whether the last build was made from these sources. */
export function isBuiltFrom(sources: string | null, note = noteOfBuild): boolean {
  try {
    return readFileSync(note, 'utf8') === sources
  } catch {
    return false
  }
}
