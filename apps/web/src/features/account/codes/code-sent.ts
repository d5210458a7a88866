import { RESEND_SECONDS } from '@campo-livre/domain/users/proof.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** When the code was sent that the screen asks for, in epoch ms: on its way there, and over a reload. */
    codeSentAt?: number
  }
}

/** For the way to the screen that asks for a code which has just been sent. */
export function codeSentNow() {
  return { codeSentAt: Date.now() }
}

/** Whether that was within the minute that the next code has to wait for (H11). */
export function isJustSent(at: number | undefined): boolean {
  const gone = Date.now() - (at ?? 0)
  return gone >= 0 && gone < RESEND_SECONDS * 1_000
}
