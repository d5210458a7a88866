import * as z from 'zod/mini'
import { roughly } from '../places/roughly.ts'
import { openAlertsSchema } from './open-alerts.ts'
import { openDistances } from './open-distance.ts'

const degrees = (most: number) =>
  z.pipe(z.number().check(z.minimum(-most), z.maximum(most)), z.transform(roughly))

const withinKm = z
  .int()
  .check(z.refine((km) => openDistances.some((distance) => distance === km), 'Escolha 5, 10 ou 20 km.'))

/** The body of `PUT /me/open-alerts`; null for none. */
export const openAlertsChangeSchema = z.object({
  alerts: z.nullable(
    z.extend(openAlertsSchema, {
      around: z.nullable(z.object({ latitude: degrees(90), longitude: degrees(180), withinKm })),
    }),
  ),
})
