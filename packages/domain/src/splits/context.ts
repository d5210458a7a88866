import { refuse, type Refusal } from '../refusals/refusal.ts'
import type { Split, SplitOrigin, SplitPerson, SplitSource } from './split.ts'

/** The facts of what a bill is opened from. */
export type OriginFacts = { title: string; timeZone: string }
/** An account, or a place in a racha, that somebody is known by. */
export type KnownPerson = { userId: string | null; participantId: string | null }

/** The loaded data that a command reads. */
export type SplitData = {
  split: (id: string) => Split | undefined
  /** A booking, tab or racha of the caller's own. */
  origin: (kind: SplitOrigin, id: string) => OriginFacts | undefined
  /** The live bill of the same game, tab or booking. */
  opened: (kind: SplitOrigin, id: string) => Split | undefined
  /** True for a booking or tab that belongs to the game and the caller. */
  hasSource: (source: SplitSource) => boolean
  /** Somebody whom the organiser knows: of an earlier game or bill, or the organiser by their own id. */
  known: (sameAs: string) => KnownPerson | undefined
  /** True for somebody who is marked as paid in the racha of the game. */
  hasPaid: (origin: Split['origin'], person: Pick<SplitPerson, 'participantId' | 'userId'>) => boolean
}

export type SplitContext = {
  data: SplitData
  /** ISO instant. */
  at: string
  /** The person who does it; null for somebody without an account, and for the bank. */
  by: { id: string; name: string } | null
  /** The code of a new bill. */
  code: string
  newToken: () => string
  /** A secret as `groupTokenOf` makes it. */
  newGroupToken: () => string
  newPaymentId: () => string
}

export type SplitOutcome = { ok: true; split: Split } | Refusal

export const done = (split: Split): SplitOutcome => ({ ok: true, split })
export const unknownSplit = () => refuse('not_found', 'Não encontramos essa conta.')
export const unknownPerson = () => refuse('not_found', 'Essa pessoa não está mais na conta.')
export const unknownPayment = () => refuse('not_found', 'Não encontramos esse pagamento.')
