import * as z from 'zod/mini'
import { pointText } from '../places/point-text.ts'
import { skillSchema } from './racha.ts'

/** The positions for which somebody looks for a place. */
export const lookedPositions = ['line', 'goalkeeper'] as const
export const lookedPositionLabels: Record<(typeof lookedPositions)[number], string> = {
  line: 'Linha',
  goalkeeper: 'Gol',
}

/** The search among open places (N5). */
export const openSearchSchema = z.object({
  position: z.optional(z.enum(lookedPositions)),
  /** One's own level: the opening takes it. */
  skill: z.optional(z.pipe(z.coerce.number(), skillSchema)),
  /** `latitude,longitude`: the nearest come first. */
  near: z.optional(pointText),
})
export type OpenSearch = z.infer<typeof openSearchSchema>
