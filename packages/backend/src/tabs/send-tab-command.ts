import { sendTabCommandSpec } from '@campo-livre/contract/tabs/send-tab-command.ts'
import type { TabAnswer } from '@campo-livre/domain/tabs/tab-answer.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyTabCommand } from './apply-tab-command.ts'
import { toOpenTab } from './to-tab-detail.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Carries out one command at the counter (H3, decision 056). */
export const sendTabCommand = answer(
  sendTabCommandSpec,
  async ({ db, now, user, body }) => {
    const company = requireCompany(db, user)
    const { tabs, done } = await applyTabCommand(db, { company, now, userId: user.id }, body)
    const data: TabAnswer = { tabs: tabs.map((tab) => toOpenTab(db, tab)), done }
    return ok(data, { message: 'Comanda atualizada.' })
  },
  { loads: ({ db, body }) => [() => db.tabCommands.find(body().id)] },
)
