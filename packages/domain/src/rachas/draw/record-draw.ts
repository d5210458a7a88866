import type { Refusal } from '../../refusals/refusal.ts'
import { commitmentOf, type DrawList, type DrawRecord, type DrawTicket, listHashOf } from './draw.ts'
import { drawTeams } from './draw-teams.ts'

export type RecordedDraw = { ok: true; record: DrawRecord } | Refusal

/** Draws, and keeps all that is needed to run the draw again. */
export function recordDraw(list: DrawList, ticket: DrawTicket): RecordedDraw {
  const result = drawTeams(list, ticket)
  if (!result.ok) return result
  const { teams } = result
  const hashes = { commitment: commitmentOf(ticket.seed), listHash: listHashOf(list) }
  return { ok: true, record: { list, ticket, ...hashes, drawn: teams, teams } }
}
