import type { TabItem } from '../tabs/tab-item.ts'
import type { AccountPayment } from '../payments/account.ts'
import type { BookingFact, CommandContext, ProductFact, TabContext } from '../tabs/tab-context.ts'
import type { DoneCommand } from '../tabs/done-command.ts'
import type { Tab } from '../tabs/tab.ts'

const AT = '2026-11-20T13:00:00.000Z'

/** A line of two waters for R$ 4,50 each. */
export function tabItem(changes: Partial<TabItem> = {}): TabItem {
  const { id = 'line-1' } = changes
  return {
    id,
    soldAs: id,
    productId: 'agua',
    bookingId: null,
    name: 'Água',
    priceCents: 450,
    quantity: 2,
    note: null,
    addedAt: AT,
    addedById: 'ana',
    returns: [],
    courtesies: [],
    ...changes,
  }
}

/** A payment of R$ 9,00 by card. */
export function tabPayment(changes: Partial<AccountPayment> = {}): AccountPayment {
  return {
    id: 'payment-1',
    method: 'card',
    amountCents: 900,
    receivedCents: null,
    lines: [],
    paidAt: AT,
    byId: 'ana',
    voided: null,
    ...changes,
  }
}

/** An open tab without a line. */
export function openTab(changes: Partial<Tab> = {}): Tab {
  return {
    id: 'tab-1',
    code: 'CMD-7K2Q',
    companyId: 'arena',
    athleteId: null,
    customerName: 'Rafael',
    customerPhone: null,
    bookingId: null,
    status: 'open',
    items: [],
    discount: null,
    servicePercent: 0,
    payments: [],
    pendingPix: [],
    openedAt: AT,
    closedAt: null,
    billAskedAt: null,
    mergedIntoId: null,
    version: 0,
    lastCommands: [],
    ...changes,
  }
}

type TabContextContent = {
  tabs?: readonly Tab[]
  products?: readonly ProductFact[]
  bookings?: readonly BookingFact[]
  done?: readonly DoneCommand[]
  sellsBeyondStock?: boolean
}

/** The data of one company that a command reads. */
export function tabContext({
  tabs = [],
  products = [],
  bookings = [],
  done = [],
  ...rest
}: TabContextContent): TabContext {
  const by = <T extends { id: string }>(rows: readonly T[]) => {
    const known = new Map(rows.map((row) => [row.id, row]))
    return (id: string) => known.get(id)
  }
  return {
    companyId: 'arena',
    sellsBeyondStock: rest.sellsBeyondStock ?? false,
    tab: by(tabs),
    product: by(products),
    booking: by(bookings),
    done: by(done),
  }
}

/** The context of a command of Ana's, an hour after the tab was opened. */
export function commandContext(data: TabContext, changes: Partial<CommandContext> = {}): CommandContext {
  return { data, at: '2026-11-20T14:00:00.000Z', byId: 'ana', code: 'CMD-NEW2', pixCode: 'code', ...changes }
}
