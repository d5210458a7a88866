import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'
import { tabDeedSchema } from './command.ts'
import { tabSchema } from './tab.ts'

/** The facts of a whole tab that a command may set, as they were before. */
export const tabTermsSchema = z.pick(tabSchema, {
  id: true,
  status: true,
  closedAt: true,
  athleteId: true,
  customerName: true,
  customerPhone: true,
  bookingId: true,
  discount: true,
  servicePercent: true,
})
export type TabTerms = z.infer<typeof tabTermsSchema>

/** Pieces that went from a line to one of another tab. */
export const movedLineSchema = z.object({ fromLineId: z.string(), toLineId: z.string(), quantity: z.int() })
export type MovedLine = z.infer<typeof movedLineSchema>

/** A command that was carried out: an entry of a tab's history, with what undoing it takes. */
export const doneCommandSchema = z.object({
  /** The id of the command. */
  id: z.string(),
  companyId: z.string(),
  tabId: z.string(),
  /** The other tab of a move or a merge. */
  otherTabId: z.nullable(z.string()),
  command: tabDeedSchema,
  at: instantSchema,
  byId: z.nullable(z.string()),
  before: z.array(tabTermsSchema),
  moved: z.array(movedLineSchema),
  /** The line on which an added item is; null for other commands. */
  lineId: z.nullable(z.string()),
  /** The command that undid it; null while it holds. */
  undoneById: z.nullable(z.string()),
})
export type DoneCommand = z.infer<typeof doneCommandSchema>
