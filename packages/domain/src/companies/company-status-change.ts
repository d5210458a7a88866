import * as z from 'zod/mini'

/** The statuses that an admin may give a company; none can return to `awaiting_approval`. */
export const decidedStatuses = ['approved', 'refused', 'suspended'] as const

/** H12: the body of `PUT /admin/companies/{id}/status`. */
export const companyStatusChangeSchema = z.object({
  status: z.enum(decidedStatuses, 'Escolha o que acontece com a arena.'),
})
export type DecidedStatus = (typeof decidedStatuses)[number]
