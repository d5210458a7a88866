import * as z from 'zod/mini'

const instant = z.iso.datetime({ offset: true, error: 'Escolha um horário.' })

/** The time, and the field of the same arena, to which an athlete wants to move a booking. */
export const moveTargetSchema = z.object({
  fieldId: z.string('Escolha um campo.'),
  start: instant,
  end: instant,
})
export type MoveTarget = z.infer<typeof moveTargetSchema>

/** The body of a move: the target, and what the person saw when they chose it. */
export const moveRequestSchema = z.extend(moveTargetSchema, {
  /** The start of the booking as it was shown: one that was moved meanwhile is not moved again. */
  from: instant,
  /** The price at the target as it was shown, in cents. */
  priceCents: z.int('Escolha um horário.'),
})
export type MoveRequest = z.infer<typeof moveRequestSchema>
