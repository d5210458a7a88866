import * as z from 'zod/mini'
import { openDistanceSchema } from './open-distance.ts'

/** Rounds degrees to about a kilometre: nobody's door is kept. */
const roughly = (degrees: number) => Math.round(degrees * 100) / 100

const degrees = (most: number) =>
  z.pipe(z.number().check(z.minimum(-most), z.maximum(most)), z.transform(roughly))

/** The open places of which somebody wants to be told (N5). */
export const openAlertsSchema = z.object({
  /** The place around which they are; null for the city in which the person plays. */
  around: z.nullable(z.object({ latitude: z.number(), longitude: z.number(), withinKm: openDistanceSchema })),
  /** True for those of their own level alone, in the sports of which they have told one. */
  mine: z.boolean(),
})
export type OpenAlerts = z.infer<typeof openAlertsSchema>

/** The body of `PUT /me/open-alerts`; null for none. */
export const openAlertsChangeSchema = z.object({
  alerts: z.nullable(
    z.extend(openAlertsSchema, {
      around: z.nullable(
        z.object({ latitude: degrees(90), longitude: degrees(180), withinKm: openDistanceSchema }),
      ),
    }),
  ),
})
