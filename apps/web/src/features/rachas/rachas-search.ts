import * as z from 'zod/mini'

/** The search of "Meu Racha": the page (A14). */
export const rachasSearchSchema = z.object({
  pagina: z.catch(z.optional(z.coerce.number().check(z.int(), z.positive())), undefined),
})

const dialogs = ['mudar', 'chamar', 'abrir', 'cancelar', 'renovar'] as const

/** The search of a racha: what is open in it (A14). */
export const rachaSearchSchema = z.object({
  fazer: z.catch(z.optional(z.enum(dialogs)), undefined),
  /** The person whose drawer is open. */
  pessoa: z.catch(z.optional(z.string()), undefined),
})
export type RachaDialog = (typeof dialogs)[number]
/** The dialogs that are forms. */
export type RachaFormName = Exclude<RachaDialog, 'cancelar' | 'renovar'>

/** The search of a new racha: the booking in which it is played (A14). */
export const newRachaSearchSchema = z.object({ reserva: z.catch(z.optional(z.string()), undefined) })
