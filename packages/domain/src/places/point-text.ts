import * as z from 'zod/mini'

/** A place on the map, as a query has it: `latitude,longitude`. */
export const pointText = z.string().check(z.regex(/^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/))
