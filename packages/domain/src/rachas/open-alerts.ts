import * as z from 'zod/mini'

/** The open places of which somebody wants to be told (N5). */
export const openAlertsSchema = z.object({
  /** The place around which they are, and the kilometres; null for the city in which the person plays. */
  around: z.nullable(z.object({ latitude: z.number(), longitude: z.number(), withinKm: z.int() })),
  /** True for those of their own level alone, in the sports of which they have told one. */
  mine: z.boolean(),
})
export type OpenAlerts = z.infer<typeof openAlertsSchema>
