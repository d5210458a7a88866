import type { Closure } from './closure.ts'

/** Returns the reason that an athlete reads whose booking a closure moves or cancels. */
export function athleteReason({ reason, reasonShown }: Pick<Closure, 'reason' | 'reasonShown'>): string {
  return reasonShown ? reason : 'O campo estará fechado nesse horário.'
}
