import type { ShareCommand } from '@campo-livre/domain/splits/command.ts'
import type { Database } from '../store/database.ts'
import type { SplitRecord } from '../store/records.ts'
import { askBank } from '../payments/ask-bank.ts'
import { CARD_WAITS } from '../payments/card-waits.ts'
import { arenaOf } from './arena-of.ts'
import { carryOutSplit } from './carry-out.ts'

type ByCard = Extract<ShareCommand, { type: 'card' }>
type By = { now: string; userId: string | null }

/** Pays a share by card (H9): it counts at once, or waits for its bank. Returns the message about it. */
export async function payShareByCard(
  db: Database,
  { now, userId }: By,
  split: SplitRecord,
  personId: string,
  { id, cents, card }: ByCard,
): Promise<string> {
  if (split.commands.some((each) => each.id === id && each.by === personId))
    return 'Já recebemos esse pagamento.'
  const maxInstalments = arenaOf(db, split)?.maxInstalments ?? 1
  const { step, note } = askBank(db, { maxInstalments, now, userId }, card, cents)
  await carryOutSplit(
    db,
    { now, by: null, ownerId: split.organizerId },
    { type: 'card', id, splitId: split.id, personId, ...step },
  )
  await note({ kind: 'share', id: split.id })
  return step.card.waits === null ? 'Pagamento recebido.' : CARD_WAITS
}
