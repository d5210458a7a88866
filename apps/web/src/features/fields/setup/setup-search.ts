import * as z from 'zod/mini'

/** The steps of setting a field up, by their words in the address, in order. */
export const setupSteps = ['quadra', 'espaco', 'fotos', 'horarios', 'precos', 'previa'] as const
export type SetupStep = (typeof setupSteps)[number]

/** The search of the screen: its step; without one, where setting up goes on. */
export const setupSearchSchema = z.object({ passo: z.catch(z.optional(z.enum(setupSteps)), undefined) })
