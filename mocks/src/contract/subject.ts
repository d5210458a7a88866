import type { Told } from './transport.ts'
import type { Carried } from './change.ts'
import type { Hand } from './hand/hand.ts'
import type { Session } from './hand/logins.ts'
import type { Reason } from './not-tried.ts'

export type Params = Readonly<Record<string, string>>

/** A request that is right in every way, with what it needs made by the API: who asks, the ids in its path, its body. */
export type Good = Carried & {
  by: Session | null
  params?: Params
  /** It writes to an account that was given, where nothing may go wrong: what might is not tried. */
  lent?: boolean
}

/** What is known of a call beside its declaration; everything else follows from that. */
export type Subject = {
  /** Told apart where a call has two: `by the company`. */
  named?: string
  /** Each time another one, as a good request may use up what it is about. */
  good: (hand: Hand) => Promise<Good>
  /** What refusals are made of, where a server that takes them for tries could lock an account. */
  harmless?: (hand: Hand) => Promise<Good>
  /** The ids of somebody else's; a word where there is no such thing. */
  another?: ((hand: Hand) => Promise<Params>) | Reason
  /** A word where an id that nobody has is no refusal. */
  unknown?: Reason
  /** Ids in the body, and how one is refused that nobody has. */
  refs?: Readonly<Record<string, number>>
  /** What comes of doing it twice: the same, or this refusal. Every write says so. */
  again?: 'same' | number
  /** With an `Idempotency-Key`: the same request about something else. */
  other?: (hand: Hand, good: Good) => Promise<unknown>
  /** A wrong try, of an account that nobody needs afterwards; for calls that count them. */
  guess?: (hand: Hand) => Promise<Good>
  /** The list in which nothing may stand twice, by its `meta.total`. */
  counted?: string
  /** Where it is told of afterwards; every write says so. */
  read?: ((good: Good, data: unknown) => string) | Reason
  /** What a good answer leaves behind, taken away or noted. */
  tidy?: (hand: Hand, good: Good, told: Told) => Promise<void> | void
}
