import * as z from 'zod/mini'
import { addDays, localDay } from '../time/zone.ts'
import { rainActions } from './rain-remedy.ts'

/** The longest interval that one rain may cover, in milliseconds. */
const LONGEST = 24 * 60 * 60_000

/** The entered part of a rain: on which uncovered fields, from when to when. Half-open. */
export const rainInputSchema = z
  .object({
    fieldIds: z.array(z.string()).check(z.minLength(1, 'Escolha pelo menos um campo.')),
    start: z.iso.datetime({ offset: true, error: 'Escolha quando começou.' }),
    end: z.iso.datetime({ offset: true, error: 'Escolha quando terminou.' }),
  })
  .check(
    z.refine(
      ({ start, end }) =>
        Date.parse(start) < Date.parse(end) && Date.parse(end) - Date.parse(start) <= LONGEST,
      { error: 'O fim precisa ser depois do início, em até 24 horas.', path: ['end'] },
    ),
  )
export type RainInput = z.infer<typeof rainInputSchema>

export const rainPreviewRequestSchema = z.object({ rain: rainInputSchema })

/** The body of a rain: itself, and what becomes of each booking in it. */
export const newRainSchema = z.object({
  rain: rainInputSchema,
  choices: z.array(z.object({ bookingId: z.string(), action: z.enum(rainActions) })),
})
export type NewRain = z.infer<typeof newRainSchema>

/** Returns the first local day of which an arena may still say that it rained: yesterday. */
export function firstRainDay(now: string, timeZone: string): string {
  return addDays(localDay(timeZone, now), -1)
}

/** Returns whether a rain begins too long ago to be told at the instant `now`. */
export function isLongPast({ start }: Pick<RainInput, 'start'>, now: string, timeZone: string): boolean {
  return localDay(timeZone, start) < firstRainDay(now, timeZone)
}
