import { formatCents } from '@campo-livre/domain/money/money.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import type { Database } from '../store/database.ts'
import type { TabRecord } from '../store/records.ts'
import { notify } from '../notifications/notify.ts'

/** Notifies the athlete of a tab when it is closed, paid or cancelled. */
export async function notifyTab(db: Database, before: TabRecord | undefined, tab: TabRecord): Promise<void> {
  if (tab.mergedIntoId !== null || before?.status === tab.status) return
  const message = messageOf(tab, db.companies.find(tab.companyId)?.name ?? 'A arena')
  if (message === null) return
  const way = { actionText: 'Ver comanda', actionUrl: `/atleta/comandas/${tab.id}` }
  const type = tab.status === 'paid' ? 'success' : 'message'
  await notify(db, tab.athleteId, { kind: 'tabs', type, message, ...way })
}

function messageOf(tab: TabRecord, companyName: string): string | null {
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
