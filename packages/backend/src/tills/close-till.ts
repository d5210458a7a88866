import { closeTillSpec } from '@campo-livre/contract/tills/close-till.ts'
import { isOpenTab } from '@campo-livre/domain/tabs/open-tabs.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import { closeTill as close } from '@campo-livre/domain/tills/operations.ts'
import type { CarriedTab } from '@campo-livre/domain/tills/till.ts'
import type { Database } from '../store/database.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { tillEntriesOf } from './till-entries.ts'
import { toTillReport } from './till-rows.ts'
import { owned } from '../ownership/owned.ts'

/** Closes the till with what was counted (H3): only now is told what was expected. */
export const closeTill = answer(
  owned(closeTillSpec, 'tills', 'arena'),
  async ({ db, now, user, row: till, company, body: { countedCents } }) => {
    const entries = tillEntriesOf(db, till)
    const by = { at: now, byId: user.id, carried: carriedIn(db, company.id), entries }
    const { changes } = await applyOutcome(db, close(till, countedCents, by))
    return ok(toTillReport(db, company, changes.tills[0]), { message: 'Caixa fechado.' })
  },
)

/** Returns the tabs of a company that are not settled yet, the oldest first. */
function carriedIn(db: Database, companyId: string): CarriedTab[] {
  return db.tabs
    .by('companyId', companyId)
    .filter(isOpenTab)
    .toSorted((a, b) => Date.parse(a.openedAt) - Date.parse(b.openedAt))
    .map((tab) => ({ tabId: tab.id, dueCents: tabSum(tab).dueCents }))
}
