import { RESEND_SECONDS } from '@campo-livre/domain/users/proof.ts'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import type { MailRecord, ProofRecord } from '../../db/records.ts'
import { tooSoon } from '../../http/refused.ts'

export type ProofKind = ProofRecord['kind']
type Letter = Pick<MailRecord, 'subject' | 'text' | 'link' | 'code'>
type Sending = {
  kind: ProofKind
  email: string
  secret: string
  letter: Letter | null
  userId?: string
}

/** Seconds between two instants. */
const between = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1000

/**
 * Sends a secret to an address. Without a letter it only counts as asked for: who asks for an address that has no
 * account must not find out by a second try.
 */
export async function sendProof(db: Database, now: string, { letter, ...proof }: Sending): Promise<void> {
  await db.proofs.insert({ ...proof, id: newId('prf'), sentAt: now, usedAt: null })
  if (letter) await db.mails.insert({ id: newId('mail'), to: proof.email, ...letter, sentAt: now })
}

/** Seconds until another one may be asked for; 0 when it may be now. */
export function secondsToWait(db: Database, now: string, kind: ProofKind, email: string): number {
  const sent = db.proofs.by('email', email.toLowerCase()).filter((proof) => proof.kind === kind)
  const waits = sent.map(({ sentAt }) => Math.ceil(RESEND_SECONDS - between(sentAt, now)))
  return Math.max(0, ...waits)
}

/** 429 with `Retry-After` while the last one is younger than a minute. */
export function requireWaited(db: Database, now: string, kind: ProofKind, email: string): void {
  const seconds = secondsToWait(db, now, kind, email)
  if (seconds > 0) throw tooSoon(`Espere ${seconds} s para pedir outro e-mail.`, seconds)
}

/** The secret that was sent to this address, if it was. */
export function findProof(db: Database, kind: ProofKind, email: string, secret: string) {
  return db.proofs
    .by('email', email.toLowerCase())
    .findLast((proof) => proof.kind === kind && proof.secret === secret)
}

/** Whether it is older than it may become. */
export function isOver({ sentAt }: ProofRecord, now: string, minutes: number): boolean {
  return between(sentAt, now) >= minutes * 60
}
