import type { Clock } from '@campo-livre/backend/ports/clock.ts'

/** The clock of this machine. */
export const machineClock: Clock = { now: () => new Date().toISOString() }
