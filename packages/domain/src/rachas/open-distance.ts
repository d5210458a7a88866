import * as z from 'zod/mini'

/** The distances in kilometres to which places are opened, and from which they are looked for. */
export const openDistances = [5, 10, 20] as const

export const openDistanceSchema = z.literal(openDistances)
