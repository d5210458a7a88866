import { handOverTabSpec } from '@campo-livre/contract/splits/hand-over-tab.ts'
import { handOver } from '@campo-livre/domain/splits/operations.ts'
import { shortName } from '@campo-livre/domain/rachas/short-name.ts'
import type { Database } from '../store/database.ts'
import type { RachaRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { requireDone } from '../store/apply-outcome.ts'
import { applySplitCommand } from './apply-split-command.ts'
import { gameOf, sourcesOf, splitOfGame } from './game-of.ts'
import { owned } from '../ownership/owned.ts'

/** Puts a tab on the bill of the racha in its booking (N1). */
export const handOverTab = answer(
  owned(handOverTabSpec, 'tabs', 'arena'),
  async ({ db, now, user, row: tab, company, body }) => {
    const racha = tab.bookingId === null ? undefined : rachaOf(db, tab.bookingId)
    const organizer = racha && db.users.find(racha.organizerId)
    const game = organizer && gameOf(db, organizer.id, 'racha', racha.id)
    const { opening, handing } = requireDone(
      handOver(tab, {
        racha: organizer && { ...racha, organizer },
        split: game && splitOfGame(db, organizer.id, game),
        sources: game ? sourcesOf(db, game, undefined) : [],
        commandId: body.id,
      }),
    )
    if (!organizer) throw new Error(`tab ${tab.id} is handed over without a racha`)
    const byOrganizer = { id: organizer.id, name: organizer.name }
    if (opening) await applySplitCommand(db, { now, by: byOrganizer, ownerId: organizer.id }, opening)
    const byCompany = { id: user.id, name: company.name }
    const handed = await applySplitCommand(db, { now, by: byCompany, ownerId: organizer.id }, handing)
    const name = shortName(organizer.name)
    return ok(
      { title: handed.title, organizerName: name },
      { message: `A comanda está na conta do racha de ${name}.` },
    )
  },
)

const rachaOf = (db: Database, bookingId: string): RachaRecord | undefined =>
  db.rachas.by('bookingId', bookingId).find(({ cancelledAt }) => cancelledAt === null)
