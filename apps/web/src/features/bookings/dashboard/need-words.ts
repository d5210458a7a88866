import type { ArenaNeed, NeedKind } from '@campo-livre/domain/companies/arena-needs.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { countTabs, ofOtherDays } from '@campo-livre/domain/tabs/open-tabs.ts'
import { formatPlannedDay } from '@campo-livre/domain/time/format-days.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'

const words: Readonly<Record<Exclude<NeedKind, 'tabs'>, { one: string; more: string }>> = {
  bill: { one: 'comanda pediu a conta', more: 'comandas pediram a conta' },
  request: { one: 'pedido de horário fixo', more: 'pedidos de horário fixo' },
  till: { one: 'caixa sem o motivo da diferença', more: 'caixas sem o motivo da diferença' },
  expenses: { one: 'despesa para pagar até amanhã', more: 'despesas para pagar até amanhã' },
  overdue: { one: 'mensalista em atraso', more: 'mensalistas em atraso' },
  owing: { one: 'mensalista com conta em aberto', more: 'mensalistas com conta em aberto' },
  reviews: { one: 'avaliação sem resposta', more: 'avaliações sem resposta' },
  stock: { one: 'produto no fim', more: 'produtos no fim' },
}

/** Says what waits, and how many: `2 pedidos de horário fixo`. */
export function needWords({ kind, count }: ArenaNeed): string {
  if (kind === 'tabs') return countTabs(count)
  const { one, more } = words[kind]
  return `${formatCount(count)} ${count === 1 ? one : more}`
}

/**
 * Says since when the oldest waits, or until when it may; of tabs, which are opened and paid all day, how many are of other
 * days. Null where there is nothing to say.
 */
export function sinceWords(
  { kind, since, older = 0 }: ArenaNeed,
  today: string,
  timeZone: string,
): string | null {
  if (kind === 'tabs') return older === 0 ? null : ofOtherDays(older)
  if (since === null) return null
  const day = localDay(timeZone, since)
  return `${day > today ? 'até' : 'desde'} ${formatPlannedDay(day, today)}`
}

/** The act for each kind, as the button of its line says it. */
export const needActs: Readonly<Record<NeedKind, string>> = {
  bill: 'Receber',
  request: 'Responder',
  till: 'Explicar',
  expenses: 'Pagar',
  overdue: 'Cobrar',
  owing: 'Ver quem',
  tabs: 'Abrir o balcão',
  reviews: 'Responder',
  stock: 'Repor',
}
