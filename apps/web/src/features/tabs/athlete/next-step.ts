import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'

/** Returns what an athlete has to do about a tab, as a sentence. */
export function nextStep({ status, sum }: Pick<TabDetail, 'status' | 'sum'>): string {
  if (status === 'cancelled') return 'A arena cancelou esta comanda. Não há nada a pagar.'
  if (status === 'paid') return 'Está tudo pago.'
  if (status === 'open') {
    return 'O que você pedir no bar entra aqui. Quando for embora, pague por aqui ou peça a conta.'
  }
  if (sum.dueCents === 0) return 'Não há nada a pagar.'
  return `Falta pagar ${formatCents(sum.dueCents)}, por aqui ou no balcão da arena.`
}
