import type { CardSummary, CardUse, CardWait, DeclinedCard } from '@campo-livre/domain/payments/card/card.ts'
import type { ReactNode } from 'react'
import type { ActionMutation, Attempt } from '../../../lib/action/action.ts'
import type { WriteMeta } from '../../../lib/query/refresh.ts'

/** The methods by which a person pays on a phone. */
export type PayMethod = 'pix' | 'card' | 'venue' | 'credit' | 'cash'

/** A call that pays. It returns a function that lays the answer into the cache, where the session is still there. */
export type PayCall<V> = {
  meta: WriteMeta
  send: (variables: V, attempt: Pick<Attempt, 'signal' | 'idempotencyKey'>) => Promise<() => unknown>
}

/** Returns a call that pays as the mutation of an action. */
export function toMutation<V>({ meta, send }: PayCall<V>): ActionMutation<V, () => unknown> {
  return { meta, mutationFn: send, onSuccess: (lay) => lay() }
}

/** A payment by Pix: the code, or how it is asked for. */
export type PixWay = {
  method: 'pix'
  /** The code that waits to be paid; null for none. */
  code: string | null
  /** A sentence about the wait for the payment. */
  sentence: string
  /** Asks for a code. The same text is the same wish: another one asks again. */
  ask: PayCall<string>
  wish: string
  /** The words of the button that asks; null where it is asked for at once. */
  act: string | null
  failure: string
}

/** A payment by card: what it waits for, or how it pays. */
export type CardWay = {
  method: 'card'
  /** The most instalments that the arena allows. */
  maxInstalments: number
  /** The payment that waits for its bank; null for none. */
  waiting: (CardSummary & { waits: CardWait }) | null
  /** The card that the bank has declined last, after a wait; null for none. */
  declined: DeclinedCard | null
  /** Pays by the token of a card, with an `Idempotency-Key` of its own: sent again, it pays once. */
  pay: PayCall<CardUse>
}

/** A payment of one button, or of none: at the venue, by credit, in cash that somebody else collects. */
export type CounterWay = {
  method: 'venue' | 'credit' | 'cash'
  label: string
  /** The sentences about it. */
  children: ReactNode
  /** The button; absent where somebody else does it. */
  act?: { label: string; run: PayCall<void>; failure: string }
}

/** A way to pay. */
export type PayWay = PixWay | CardWay | CounterWay
