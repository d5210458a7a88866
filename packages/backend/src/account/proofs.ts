import {
  CODE_MINUTES,
  INVITE_DAYS,
  RESEND_SECONDS,
  RESET_LINK_MINUTES,
} from '@campo-livre/domain/users/proof.ts'
import { isOver } from '@campo-livre/domain/users/proving.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { isKeptSecret, keepSecret } from '../ports/secrets.ts'
import { newId } from '../store/ids.ts'
import { rowsOn } from '../store/rows-on.ts'
import type { MailRecord, ProofRecord } from '../store/records.ts'
import { notYet } from '../http/refused.ts'

type ProofKind = ProofRecord['kind']
type Letter = Pick<MailRecord, 'subject' | 'text' | 'link' | 'code'>
/** A kind of proof and its subject: an e-mail, or for a change of e-mail the user, who may name any address. */
type Asked =
  | { kind: Exclude<ProofKind, 'change-email'>; email: string }
  | { kind: 'change-email'; userId: string }
type Sending = Asked & { email: string; secret: string; letter: Letter | null }

/** The minutes for which an invitation is valid. */
export const INVITE_MINUTES = INVITE_DAYS * 24 * 60

/** The minutes for which each kind is valid. */
const lifetimes: Record<ProofKind, number> = {
  'verify-email': CODE_MINUTES,
  'change-email': CODE_MINUTES,
  'sign-in': CODE_MINUTES,
  'reset-password': RESET_LINK_MINUTES,
  invite: INVITE_MINUTES,
}

/** Returns what a secret is for and whose it is: the same code of two people is kept as two texts. */
function purposeOf(asked: Asked): string {
  return `${asked.kind} ${asked.kind === 'change-email' ? asked.userId : asked.email.toLowerCase()}`
}

/** Seconds between two instants. */
const between = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1000

/** Returns all proofs of one kind for the address or, for a change of e-mail, for the user. */
function proofsOf(db: Database, asked: Asked): ProofRecord[] {
  const all =
    asked.kind === 'change-email'
      ? [...db.proofs.by('userId', asked.userId)]
      : db.proofs.by('email', asked.email.toLowerCase())
  return all.filter(({ kind }) => kind === asked.kind)
}

/** The days, before today, of which proofs are removed that are over: however long nobody has asked for one. */
const DAYS_BACK = 366

/** Removes the proofs of earlier days that are over. Those of today are left, where others are sent at this moment. */
function removeOld(db: Database, now: string): void {
  const today = now.slice(0, 10)
  const days = Array.from({ length: DAYS_BACK }, (_, at) => addDays(today, at - DAYS_BACK))
  for (const old of rowsOn(db.proofs, 'sentDay', days))
    if (isOver(old, now, lifetimes[old.kind])) db.proofs.remove(old.id)
}

/**
 * Sends a secret to an address; earlier ones end. Without a letter it is only recorded: an address without an account
 * then has the same wait for a second try, which does not tell it apart.
 */
export async function sendProof(db: Database, now: string, { letter, ...proof }: Sending): Promise<void> {
  removeOld(db, now)
  await endProofs(db, proof)
  const secret = proof.secret === '' ? '' : keepSecret(proof.secret, purposeOf(proof))
  await db.proofs.insert({ ...proof, secret, id: newId('prf'), sentAt: now, usedAt: null })
  if (letter) await db.mails.insert({ id: newId('mail'), to: proof.email, ...letter, sentAt: now })
}

/** Ends the unused proofs as if they had never been sent; the wait for the next one goes on. */
export async function endProofs(db: Database, asked: Asked): Promise<void> {
  for (const { id, usedAt } of proofsOf(db, asked))
    if (usedAt === null) await db.proofs.update(id, { secret: '' })
}

/** Returns the seconds until another one may be asked for; 0 for now. */
export function secondsToWait(db: Database, now: string, asked: Asked): number {
  const ages = proofsOf(db, asked).map(({ sentAt }) => between(sentAt, now))
  // Proofs in the future (the clock was set back) cause no wait.
  const waits = ages.filter((age) => age >= 0).map((age) => Math.ceil(RESEND_SECONDS - age))
  return Math.max(0, ...waits)
}

/** Refuses with 429 and `Retry-After` while the last one is younger than a minute. */
export function requireWaited(db: Database, now: string, asked: Asked): void {
  const seconds = secondsToWait(db, now, asked)
  if (seconds > 0) throw notYet('too_soon', `Espere ${seconds} s para pedir outro e-mail.`, seconds)
}

/** Returns the proof with this secret, unless it has ended. */
export function findProof(db: Database, asked: Asked, given: string): ProofRecord | undefined {
  const of = purposeOf(asked)
  return proofsOf(db, asked).findLast(({ secret }) => secret !== '' && isKeptSecret(given, secret, of))
}
