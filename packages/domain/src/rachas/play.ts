import * as z from 'zod/mini'
import { liveSchema } from './live/live.ts'
import { drawRecordSchema } from './draw/draw.ts'

/** The draws of a racha and its evening on the field, as they are stored. */
export const playSchema = z.object({
  /** The secrets of the next draw, whose commitment is published; null before. */
  next: z.nullable(z.object({ seed: z.string(), salt: z.string() })),
  /** The draws in their order, each with the secret of its codes. */
  draws: z.array(z.object({ record: drawRecordSchema, salt: z.string() })),
  /** Null before the first match is noted. */
  live: z.nullable(liveSchema),
})
export type Play = z.infer<typeof playSchema>

/** A racha for which nothing was drawn or played yet. */
export const noPlay: Play = { next: null, draws: [], live: null }

export const seenDrawSchema = z.object({
  record: drawRecordSchema,
  /** Everybody by name, with the index of their team. */
  people: z.array(z.object({ id: z.string(), name: z.string(), goalkeeper: z.boolean(), team: z.int() })),
  /** The reader's own code and team; null for somebody who is not in the draw. */
  own: z.nullable(z.object({ code: z.string(), team: z.int() })),
})
/**
 * A draw as somebody sees it. Its record has codes in place of people, so that anybody can run it again and nobody reads
 * another person's skill from it; each knows their own code.
 */
export type SeenDraw = z.infer<typeof seenDrawSchema>

/** The same as somebody of the racha sees it: without secrets. */
export const seenPlaySchema = z.object({
  /** The hash of the seed of the next draw; null while none is published. */
  commitment: z.nullable(z.string()),
  /** The newest first. */
  draws: z.array(seenDrawSchema),
  live: z.nullable(liveSchema),
})
export type SeenPlay = z.infer<typeof seenPlaySchema>
