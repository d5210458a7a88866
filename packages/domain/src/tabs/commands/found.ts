import type { TabStatus } from '../tab-status.ts'
import type { TabContext } from '../tab-context.ts'
import { waitingOf } from '../../payments/account-sum.ts'
import { paidParts } from '../../payments/paid-parts.ts'
import { refuse, type Refusal } from '../../refusals/refusal.ts'
import type { Tab } from '../tab.ts'

/** The merges that are followed from a tab to the one that has its items now. */
const MAX_MERGES = 8

/** Returns the tab of a company, or the one into which it was merged since: what is added to it is not lost. */
export function followMerges(data: TabContext, id: string): Tab | undefined {
  let tab = data.tab(id)
  for (let hop = 0; hop < MAX_MERGES && tab?.mergedIntoId; hop += 1) tab = data.tab(tab.mergedIntoId)
  return tab?.companyId === data.companyId ? tab : undefined
}

const sentences: Readonly<Record<TabStatus, string>> = {
  open: 'A comanda ainda está aberta.',
  closed: 'A comanda já foi fechada. Reabra para mudar.',
  paid: 'A comanda já está paga. Reabra para mudar.',
  cancelled: 'A comanda foi cancelada.',
}

/** Refuses a command that the status of the tab does not allow; null where it does. */
export function requireStatus(tab: Tab, allowed: readonly TabStatus[]): Refusal | null {
  if (allowed.includes(tab.status)) return null
  return refuse(tab.status === 'open' ? 'invalid_transition' : 'tab_closed', sentences[tab.status])
}

/** Refuses what needs a tab on which nothing is paid and no payment waits; null where that is so. */
export function requireUnpaid(tab: Tab, what: string): Refusal | null {
  if (tab.pendingPix.length > 0)
    return refuse('tab_pix_pending', `Há um Pix esperando na ${tab.code}. Cancele o Pix antes de ${what}.`)
  if (waitingOf(tab).length > 0)
    return refuse(
      'tab_pix_pending',
      `Um cartão ainda está sendo conferido na ${tab.code}. Espere para ${what}.`,
    )
  if (paidParts(tab).length > 0)
    return refuse('tab_paid_in_part', `Já há pagamento na ${tab.code}, então não dá para ${what}.`)
  return null
}

/** Returns the refusal for a tab that is not there. */
export const tabNotFound = () => refuse('not_found', 'Não encontramos essa comanda.')
/** Returns the refusal for a line that is not on the tab any more. */
export const lineNotFound = () => refuse('not_found', 'Esse item não está mais na comanda.')
