import { CODE_MINUTES, RESEND_SECONDS, RESET_LINK_MINUTES } from '@campo-livre/domain/users/proof.ts'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import type { MailRecord, ProofRecord } from '../../db/records.ts'
import { notYet } from '../../http/refused.ts'

type ProofKind = ProofRecord['kind']
type Letter = Pick<MailRecord, 'subject' | 'text' | 'link' | 'code'>
/** What was asked for, and for whom: an address, or the person where it is theirs to name any address. */
type Asked =
  | { kind: Exclude<ProofKind, 'change-email'>; email: string }
  | { kind: 'change-email'; userId: string }
type Sending = Asked & { email: string; secret: string; letter: Letter | null }

/** How long each kind is of use, in minutes. */
const lifetimes: Record<ProofKind, number> = {
  'verify-email': CODE_MINUTES,
  'change-email': CODE_MINUTES,
  'reset-password': RESET_LINK_MINUTES,
}

/** Seconds between two instants. */
const between = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1000

/** All of one kind that went to the address, or to wherever the person wanted it. */
function proofsOf(db: Database, asked: Asked): ProofRecord[] {
  const all =
    asked.kind === 'change-email'
      ? db.proofs.where(({ userId }) => userId === asked.userId)
      : db.proofs.by('email', asked.email.toLowerCase())
  return all.filter(({ kind }) => kind === asked.kind)
}

/**
 * Sends a secret to an address: those before it prove nothing any more. Without a letter it only counts as asked for: who
 * asks for an address that has no account must not find out by a second try.
 */
export async function sendProof(db: Database, now: string, { letter, ...proof }: Sending): Promise<void> {
  for (const old of db.proofs.where((each) => isOver(each, now, lifetimes[each.kind])))
    db.proofs.remove(old.id)
  await endProofs(db, proof)
  await db.proofs.insert({ ...proof, id: newId('prf'), sentAt: now, usedAt: null })
  if (letter) await db.mails.insert({ id: newId('mail'), to: proof.email, ...letter, sentAt: now })
}

/** What was sent and not used proves nothing any more, as if it had never been; the wait for the next one goes on. */
export async function endProofs(db: Database, asked: Asked): Promise<void> {
  for (const { id, usedAt } of proofsOf(db, asked))
    if (usedAt === null) await db.proofs.update(id, { secret: '' })
}

/** Seconds until another one may be asked for; 0 when it may be now. */
export function secondsToWait(db: Database, now: string, asked: Asked): number {
  const ages = proofsOf(db, asked).map(({ sentAt }) => between(sentAt, now))
  // Where the clock has gone back, what is yet to be sent keeps nobody waiting.
  const waits = ages.filter((age) => age >= 0).map((age) => Math.ceil(RESEND_SECONDS - age))
  return Math.max(0, ...waits)
}

/** 429 with `Retry-After` while the last one is younger than a minute. */
export function requireWaited(db: Database, now: string, asked: Asked): void {
  const seconds = secondsToWait(db, now, asked)
  if (seconds > 0) throw notYet('too_soon', `Espere ${seconds} s para pedir outro e-mail.`, seconds)
}

/** The proof with this secret, if it was sent and nothing has ended it. */
export function findProof(db: Database, asked: Asked, given: string): ProofRecord | undefined {
  return proofsOf(db, asked).findLast(({ secret }) => secret !== '' && secret === given)
}

/** Whether it is older than it may become. */
export function isOver({ sentAt }: ProofRecord, now: string, minutes: number): boolean {
  return between(sentAt, now) >= minutes * 60
}
