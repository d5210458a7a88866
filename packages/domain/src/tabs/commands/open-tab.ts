import type { DeedOf } from '../command.ts'
import { type Change, type Doing, refuse, type TabRefusal } from '../tab-world.ts'
import type { Tab } from '../tab.ts'

/** The name of somebody at the counter whose name was not asked. */
const NAMELESS = 'Balcão'

/** Opens a tab under the id that the client made. */
export function openTab(command: DeedOf<'open'>, { world, at, code }: Doing): Change | TabRefusal {
  if (world.tab(command.tabId)) return refuse('conflict', 'Essa comanda já existe.')
  const tab: Tab = {
    id: command.tabId,
    code,
    companyId: world.companyId,
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
export function nameCustomer(tab: Tab, { name, phone }: DeedOf<'customer'>): Change {
  return { ok: true, tabs: [{ ...tab, customerName: nameOf(name), customerPhone: phone || null }] }
}

function nameOf(name: string): string {
  return name.trim() || NAMELESS
}
