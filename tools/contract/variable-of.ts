import type { Actor } from '@campo-livre/mocks/contract/hand/logins.ts'

/** `CONTRACT_ATHLETE_2`. */
export const variableOf = (actor: Actor) => `CONTRACT_${actor.replace(/2$/, '_2').toUpperCase()}`
