import { sendSplitCommandSpec } from '@campo-livre/contract/splits/send-split-command.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applySplitCommand } from './apply-split-command.ts'
import { billReads } from './split-context.ts'
import { ownSplit } from './get-split.ts'

/** Carries out one command about a bill (H10, decision 080). */
export const sendSplitCommand = answer(
  sendSplitCommandSpec,
  async ({ db, now, user, body }) => {
    const by = { id: user.id, name: user.name }
    const split = await applySplitCommand(db, { now, by, ownerId: user.id }, body)
    return ok(ownSplit(db, now, split), { message: 'Conta atualizada.' })
  },
  { loads: ({ db, user }) => billReads(db, user) },
)
