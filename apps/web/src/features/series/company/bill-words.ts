import type { SeriesBill } from '@campo-livre/domain/series/series-answer.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatPlannedDay } from '@campo-livre/domain/time/format-days.ts'

/** Returns the month whose bill matters first: the oldest that is overdue, this one, or the last there is. */
export function defaultMonth(bills: readonly SeriesBill[], today: string): string | undefined {
  const overdue = bills.find(({ state }) => state === 'overdue')
  const current = bills.find(({ month }) => month === today.slice(0, 7))
  return (overdue ?? current ?? bills.at(-1))?.month
}

type Facts = { customerName: string; arena: string; slot: string; today: string }

/** Returns the text that asks for the money of a bill, which a person sends. */
export function chargeText(
  { dueCents, dueDay, state, lines }: SeriesBill,
  { customerName, arena, slot, today }: Facts,
): string {
  const [first] = customerName.split(' ')
  const played = lines.filter(({ kind }) => kind === 'played').length
  const games = `${played} ${played === 1 ? 'jogo' : 'jogos'}`
  const when = formatPlannedDay(dueDay, today)
  const asks =
    state === 'overdue'
      ? `A conta do horário fixo (${slot}, ${games}) venceu ${when}: ${formatCents(dueCents)}. Se já pagou, me avise, por favor.`
      : `A conta do horário fixo (${slot}, ${games}) está em ${formatCents(dueCents)} e vence ${when}.`
  return `Oi, ${first ?? customerName}! Aqui é da ${arena}. ${asks} Obrigado!`
}
