import { formatCents } from '../money/money.ts'
import type { Notice } from '../notifications/notice.ts'
import { tabSum } from './tab-sum.ts'
import type { Tab } from './tab.ts'

/** Returns the notice to the athlete of a tab that was closed, paid or cancelled. */
export function tabNotices(before: Tab | undefined, tab: Tab, companyName: string): Notice[] {
  if (tab.mergedIntoId !== null || before?.status === tab.status) return []
  const message = messageOf(tab, companyName)
  if (message === null) return []
  return [
    {
      userId: tab.athleteId,
      kind: 'tabs',
      type: tab.status === 'paid' ? 'success' : 'message',
      message,
      actionText: 'Ver comanda',
      actionUrl: `/atleta/comandas/${tab.id}`,
    },
  ]
}

function messageOf(tab: Tab, companyName: string): string | null {
  const { totalCents, dueCents } = tabSum(tab)
  switch (tab.status) {
    case 'closed':
      return `${companyName} fechou sua comanda ${tab.code}: falta pagar ${formatCents(dueCents)}.`
    case 'paid':
      return totalCents === 0 ? null : `Comanda ${tab.code} paga: ${formatCents(totalCents)}, ${companyName}.`
    case 'cancelled':
      return `${companyName} cancelou sua comanda ${tab.code}. Não há nada a pagar.`
    case 'open':
    default:
      return null
  }
}

/** Returns the notice to an account that a receipt of a tab was sent to it. */
export function receiptNotices(tab: Tab, companyName: string, userId: string): Notice[] {
  return [
    {
      userId,
      kind: 'tabs',
      type: 'message',
      message: `${companyName} enviou o recibo da comanda ${tab.code}: ${formatCents(tabSum(tab).totalCents)}.`,
      actionText: 'Ver recibo',
      actionUrl: `/atleta/comandas/${tab.id}`,
    },
  ]
}
