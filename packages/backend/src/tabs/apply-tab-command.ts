import type { TabChange } from '@campo-livre/domain/tabs/command.ts'
import type { DoneCommand } from '@campo-livre/domain/tabs/done-command.ts'
import { changeTabs } from '@campo-livre/domain/tabs/operations.ts'
import type { Database } from '../store/database.ts'
import type { TabRecord } from '../store/records.ts'
import { applyOutcome, refusedBy } from '../store/apply-outcome.ts'
import { pixCodeOf } from '../payments/pix-code.ts'
import { type TabActor, tabFacts } from './tab-facts.ts'
import { toOpenTab } from './to-tab-detail.ts'

/**
 * Carries out what somebody does with a tab, by `changeTabs`; the same id again returns the tabs as they are now. Throws
 * what refuses it, with the tab as it is.
 */
export async function applyTabCommand(
  db: Database,
  by: TabActor,
  command: TabChange,
): Promise<{ tabs: TabRecord[]; done: DoneCommand }> {
  const outcome = changeTabs(command, tabFacts(db, by, await pixOf(db, by, command)))
  if (!outcome.ok)
    throw refusedBy(outcome, ({ code }) => {
      const tab = db.tabs.find(command.tabId)
      if (code === 'idempotency_key_reused') return undefined
      return { tabs: tab?.companyId === by.company.id ? [toOpenTab(db, tab)] : [] }
    })
  await applyOutcome(db, outcome)
  const { done } = outcome
  const tabs = [done.tabId, done.otherTabId].flatMap((id) => (id === null ? [] : (db.tabs.find(id) ?? [])))
  return { tabs, done }
}

async function pixOf(db: Database, { company }: TabActor, command: TabChange): Promise<string | null> {
  if (command.type !== 'pay' || command.method !== 'pix') return null
  const tab = db.tabs.find(command.tabId)
  return tab ? pixCodeOf({ id: command.paymentId, code: tab.code }, command.amountCents, company) : null
}
