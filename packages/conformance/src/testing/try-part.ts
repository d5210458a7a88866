import { createBackend } from '@campo-livre/mocks/backend.ts'
import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { buildSeed } from '@campo-livre/mocks/seed/build-seed.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { personaLogins } from '../client/persona-logins.ts'
import { runContract } from '../contract.ts'
import type { Report } from '../report.ts'
import { nameOf, type Part, parts } from '../subjects.ts'
import { given } from './given.ts'
import { type Refusals, watchRefusals } from './watch-refusals.ts'

/** The report about a part, and everything that the given accounts owned before and after it. */
type Tried = { report: Report; before: unknown; after: unknown; refusals: Refusals }

/** Tries the calls of a part on a backend of its own. */
export async function tryPart(part: Part): Promise<Tried> {
  const backend = await createBackend({ seed: buildSeed, clock: createFixedClock(NOW) })
  const mails = async (to: string) => backend.db.mails.where((mail) => mail.to === to).toReversed()
  const calls = apiCalls.filter((call) => nameOf(call) in parts[part])
  const before = given(backend.db)
  const transport = watchRefusals(backend)
  const report = await runContract({ transport, logins: personaLogins, mails, calls })
  return { report, before, after: given(backend.db), refusals: transport.refusals }
}
