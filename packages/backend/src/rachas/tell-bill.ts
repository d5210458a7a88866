import { isPlaceOf } from '@campo-livre/domain/splits/paid-places.ts'
import type { Database } from '../store/database.ts'
import type { RachaRecord, UserRecord } from '../store/records.ts'
import { applySplitCommand } from '../splits/apply-split-command.ts'
import { gameOf, splitOfGame } from '../splits/game-of.ts'
import { markPaid } from '../splits/mark-paid.ts'

type By = { now: string; user: UserRecord | null; commandId: string }

/**
 * Tells the live bill of a racha whom a command has marked as paid, or no longer, and the racha what the bill says of who is
 * new in it: so both tell one thing (decision 119). Throws what the bill refuses; then nothing of the command is stored.
 */
export async function tellBill(
  db: Database,
  { now, user, commandId }: By,
  before: RachaRecord | undefined,
  after: RachaRecord,
): Promise<void> {
  const { organizerId, id } = after
  const game = gameOf(db, organizerId, 'racha', id)
  const split = game && splitOfGame(db, organizerId, game)
  if (!split) return
  const was = new Map(before?.participants.map((each) => [each.id, each.paid]))
  const noted = after.participants.filter((each) => (was.get(each.id) ?? false) !== each.paid)
  let bill = split
  for (const place of noted)
    for (const { id: personId } of split.people.filter((person) => isPlaceOf(person, place)))
      bill = await applySplitCommand(
        db,
        { now, by: user && { id: user.id, name: user.name }, ownerId: organizerId },
        {
          type: 'place_paid',
          id: `${commandId}-${personId}`,
          splitId: split.id,
          personId,
          paid: place.paid,
        },
      )
  await markPaid(db, bill)
}
