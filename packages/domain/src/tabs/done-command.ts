import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'
import { tabChangeSchema } from './command.ts'
import { tabSchema } from './tab.ts'

/** The properties of a tab that a command may set, with their values before the command. */
export const tabSnapshotSchema = z.pick(tabSchema, {
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
export type TabSnapshot = z.infer<typeof tabSnapshotSchema>

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
  command: tabChangeSchema,
  at: instantSchema,
  byId: z.nullable(z.string()),
  before: z.array(tabSnapshotSchema),
  moved: z.array(movedLineSchema),
  /** The line on which an added item is; null for other commands. */
  lineId: z.nullable(z.string()),
  /** The command that undid it; null while it holds. */
  undoneById: z.nullable(z.string()),
})
export type DoneCommand = z.infer<typeof doneCommandSchema>
