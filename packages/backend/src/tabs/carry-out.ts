import { KEY_REUSED } from '@campo-livre/domain/refusals/key-reused.ts'
import { applyCommand } from '@campo-livre/domain/tabs/apply-command.ts'
import type { TabChange } from '@campo-livre/domain/tabs/command.ts'
import type { DoneCommand } from '@campo-livre/domain/tabs/done-command.ts'
import { cashBackCents } from '@campo-livre/domain/tills/drawer.ts'
import type { Database } from '../store/database.ts'
import { isSame } from '@campo-livre/domain/outcome/is-same.ts'
import { newTabCode } from '../store/ids.ts'
import type { CompanyRecord, TabRecord } from '../store/records.ts'
import { Refused, refusedAt } from '../http/refused.ts'
import { pixCodeOf } from '../payments/pix-code.ts'
import { requireCashBack } from '../tills/require-cash-back.ts'
import { moveTabStock } from './move-tab-stock.ts'
import { settleBooking } from './settle-booking.ts'
import { tabFacts } from './tab-facts.ts'
import { notifyTab } from './tab-notices.ts'
import { toOpenTab } from './to-tab-detail.ts'

type By = { company: CompanyRecord; now: string; userId: string | null }

/**
 * Carries out what somebody does with a tab, with all that follows for stock, bookings and notices (decision 056); once,
 * however often it comes: the same id again returns the tabs as they are now. Throws what refuses it.
 */
export async function carryOut(
  db: Database,
  { company, now, userId }: By,
  command: TabChange,
): Promise<{ tabs: TabRecord[]; done: DoneCommand }> {
  const known = db.tabCommands.find(command.id)
  if (known) return again(db, company, known, command)
  const data = tabFacts(db, company)
  const code = command.type === 'open' ? newTabCode((each) => db.tabs.by('code', each).length > 0) : ''
  const pixCode = await pixOf(db, company, command)
  const outcome = applyCommand(command, { data, at: now, byId: userId, code, pixCode })
  if (!outcome.ok) {
    const tab = data.tab(command.tabId)
    const tabs = tab?.companyId === company.id ? [toOpenTab(db, tab)] : []
    throw new Refused(outcome.code, outcome.message, { data: { tabs } })
  }
  const { tabs, stock, bookings, done } = outcome
  const before = tabs.map(({ id }) => db.tabs.find(id))
  const back = tabs.reduce((sum, tab, index) => sum + cashBackCents(before[index], tab), 0)
  requireCashBack(db, company, back, { tabs: before.flatMap((tab) => (tab ? toOpenTab(db, tab) : [])) })
  // Nothing is refused from here on.
  for (const effect of stock) await moveTabStock(db, { now, userId }, effect)
  for (const { id, ...tab } of tabs)
    await (db.tabs.find(id) ? db.tabs.update(id, tab) : db.tabs.insert({ id, ...tab }))
  await db.tabCommands.insert(done)
  if (command.type === 'undo') await db.tabCommands.update(command.commandId, { undoneById: command.id })
  for (const effect of bookings) await settleBooking(db, now, effect)
  for (const [index, tab] of tabs.entries()) await notifyTab(db, before[index], tab)
  return { tabs, done }
}

function again(db: Database, company: CompanyRecord, done: DoneCommand, command: TabChange) {
  if (done.companyId !== company.id || !isSame(done.command, command))
    throw refusedAt('id', 'idempotency_key_reused', KEY_REUSED)
  const tabs = [done.tabId, done.otherTabId].flatMap((id) => (id === null ? [] : (db.tabs.find(id) ?? [])))
  return { tabs, done }
}

async function pixOf(db: Database, company: CompanyRecord, command: TabChange): Promise<string | null> {
  if (command.type !== 'pay' || command.method !== 'pix') return null
  const tab = db.tabs.find(command.tabId)
  return tab ? pixCodeOf({ id: command.paymentId, code: tab.code }, command.amountCents, company) : null
}
