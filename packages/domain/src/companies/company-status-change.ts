import * as z from 'zod/mini'
import { reasonText } from '../text/reason-text.ts'
import type { companyStatuses } from './company.ts'

type CompanyStatus = (typeof companyStatuses)[number]

/** The statuses that an admin may give a company; none can return to `awaiting_approval`. */
export const decidedStatuses = ['approved', 'refused', 'suspended'] as const
export type DecidedStatus = (typeof decidedStatuses)[number]

/** H12: the decisions that each status allows. Only what waits can be refused, only what is on the site suspended. */
export const decisionsFrom: Readonly<Record<CompanyStatus, readonly DecidedStatus[]>> = {
  awaiting_approval: ['approved', 'refused'],
  approved: ['suspended'],
  refused: ['approved'],
  suspended: ['approved'],
}

/** Returns whether an admin may give a company of the status `from` the status `to`. */
export function canDecide(from: CompanyStatus, to: DecidedStatus): boolean {
  return decisionsFrom[from].includes(to)
}

const MISSING = 'Conte o motivo à arena.'

/** The reason of a refusal or a suspension, which the company reads. */
export const decisionReasonSchema = reasonText(MISSING)

/** H12: the body of `PUT /admin/companies/{id}/status`. An approval needs no reason. */
export const companyStatusChangeSchema = z
  .object({
    status: z.enum(decidedStatuses, 'Escolha o que acontece com a arena.'),
    reason: z._default(z.nullable(decisionReasonSchema), null),
  })
  .check(
    z.refine(({ status, reason }) => status === 'approved' || reason !== null, {
      path: ['reason'],
      error: MISSING,
    }),
  )
