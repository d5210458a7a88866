import type { Database } from '../store/database.ts'
import type { ProofRecord } from '../store/records.ts'
import { countWrong, forgetTries, requireTries } from './attempts.ts'
import { findProof } from './proofs.ts'

type Typed = { db: Database; now: string; kind: 'verify-email' | 'sign-in'; email: string }

/** The guesses at the codes of one e-mail, whatever they are for. */
const triesOf = ({ db, now, email }: Typed) => ({ db, now, kind: 'code', whose: email }) as const

/**
 * Returns the proof of a code that somebody has typed; undefined for a wrong one, which counts as a guess. Refuses with
 * 429 after too many of these.
 */
export async function findTyped(typed: Typed, code: string): Promise<ProofRecord | undefined> {
  const { db, kind, email } = typed
  requireTries(triesOf(typed))
  const proof = findProof(db, { kind, email }, code)
  if (!proof) await countWrong(triesOf(typed))
  return proof
}

/** Uses a code up, and forgets the wrong ones before it. */
export async function useTyped(typed: Typed, { id }: ProofRecord): Promise<void> {
  forgetTries(triesOf(typed))
  await typed.db.proofs.update(id, { usedAt: typed.now })
}
