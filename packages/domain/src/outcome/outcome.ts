import type { Letter } from '../notifications/letter.ts'
import type { Notice } from '../notifications/notice.ts'
import type { Refusal } from '../refusals/refusal.ts'

/** The rows that an operation changes or adds, whole, by the table they are in. */
export type Changes = Readonly<Record<string, readonly { readonly id: string }[]>>

/** The ids of the rows that an operation removes, by the table they are in. */
export type Removed = Readonly<Record<string, readonly string[]>>

/** An operation that is done: what is stored and removed, and the notices and mails that follow once it is. */
export type Done<C extends Changes> = {
  ok: true
  changes: C
  removed?: Removed
  notices: readonly Notice[]
  letters?: readonly Letter[]
}

/** The result of an operation, which does nothing itself: whoever asks stores all of it, or tells the refusal. */
export type Outcome<C extends Changes> = Done<C> | Refusal
