import { RESEND_SECONDS } from '@campo-livre/domain/users/proof.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The epoch milliseconds at which the code was sent; kept in the history entry, over a reload too. */
    codeSentAt?: number
  }
}

/** Returns the navigation state for the screen of a code that was just sent. */
export function codeSentNow() {
  return { codeSentAt: Date.now() }
}

/** Returns whether that was within the minute before the next code (H11). */
export function isJustSent(at: number | undefined): boolean {
  const gone = Date.now() - (at ?? 0)
  return gone >= 0 && gone < RESEND_SECONDS * 1_000
}
