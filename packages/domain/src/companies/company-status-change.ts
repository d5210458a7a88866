import * as z from 'zod/mini'

/** How an admin may decide about a company; none goes back to waiting. */
export const decidedStatuses = ['approved', 'refused', 'suspended'] as const

/** H12: what `PUT /admin/companies/{id}/status` takes. */
export const companyStatusChangeSchema = z.object({
  status: z.enum(decidedStatuses, 'Escolha o que acontece com a arena.'),
})
export type DecidedStatus = (typeof decidedStatuses)[number]
