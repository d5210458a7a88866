import type { TabChangeOf } from '../command.ts'
import type { AppliedCommand, CommandContext } from '../tab-context.ts'
import { refuse, type Refusal } from '../../refusals/refusal.ts'
import type { Tab } from '../tab.ts'

/** The name of somebody at the counter whose name was not asked. */
const NAMELESS = 'Balcão'

/** Opens a tab under the id that the client made. */
export function openTab(
  command: TabChangeOf<'open'>,
  { data, at, code }: CommandContext,
): AppliedCommand | Refusal {
  if (data.tab(command.tabId)) return refuse('conflict', 'Essa comanda já existe.')
  const tab: Tab = {
    id: command.tabId,
    code,
    companyId: data.companyId,
    athleteId: null,
    customerName: nameOf(command.customerName),
    customerPhone: command.customerPhone || null,
    bookingId: null,
    status: 'open',
    items: [],
    discount: null,
    servicePercent: 0,
    payments: [],
    pendingPix: [],
    openedAt: at,
    closedAt: null,
    billAskedAt: null,
    mergedIntoId: null,
    version: 0,
    lastCommands: [],
  }
  return { ok: true, tabs: [tab] }
}

/** Sets the customer's name and phone. */
export function nameCustomer(tab: Tab, { name, phone }: TabChangeOf<'customer'>): AppliedCommand {
  return { ok: true, tabs: [{ ...tab, customerName: nameOf(name), customerPhone: phone || null }] }
}

function nameOf(name: string): string {
  return name.trim() || NAMELESS
}
