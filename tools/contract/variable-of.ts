import type { Actor } from '@campo-livre/conformance/client/logins.ts'

/** Returns the variable with an actor's login, such as `CONTRACT_ATHLETE_2`. */
export const variableOf = (actor: Actor) => `CONTRACT_${actor.replace(/2$/, '_2').toUpperCase()}`
