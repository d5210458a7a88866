import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { SeriesStep } from '@campo-livre/domain/series/command.ts'
import type { Database } from '../store/database.ts'
import type { SeriesRecord } from '../store/records.ts'
import { notify } from '../notifications/notify.ts'

const told: Partial<Record<SeriesStep['type'], string>> = {
  create: 'fechou um horário fixo com você',
  change: 'mudou seu horário fixo',
  cancel: 'cancelou datas do seu horário fixo',
  pause: 'pausou seu horário fixo',
  resume: 'retomou seu horário fixo',
}

/** Tells once what happened to a fixed slot, however many dates it touched: the athlete, or the arena of a week given back. */
export async function notifySeries(
  db: Database,
  command: SeriesStep,
  { id, athleteId, companyId, customerName }: SeriesRecord,
  byId: string | null,
): Promise<void> {
  const company = db.companies.find(companyId)
  const what = told[command.type]
  if (what !== undefined)
    return notify(db, athleteId, {
      kind: null,
      type: command.type === 'create' ? 'success' : 'warning',
      message: `${company?.name ?? 'A arena'} ${what}.`,
      actionText: 'Ver o horário fixo',
      actionUrl: `/atleta/horarios-fixos/${id}`,
    })
  if (command.type !== 'give_back' || byId !== athleteId) return undefined
  const day = `${command.day.slice(8)}/${command.day.slice(5, 7)}`
  return notify(db, company?.ownerId ?? null, {
    kind: 'cancellations',
    type: 'message',
    message: `${customerName} devolveu a semana de ${day}: o horário está livre no site.`,
    about: { userId: athleteId, nameless: `A semana de ${day} de um mensalista foi devolvida.` },
    actionText: 'Ver o dia',
    actionUrl: `/company/bookings?dia=${command.day}`,
  })
}

/** Tells an athlete what their fixed slot costs from a day on. */
export async function notifyRaise(
  db: Database,
  { id, athleteId, companyId }: SeriesRecord,
  { day, beforeCents, afterCents }: { day: string; beforeCents: number; afterCents: number },
): Promise<void> {
  const arena = db.companies.find(companyId)?.name ?? 'A arena'
  const from = `${day.slice(8)}/${day.slice(5, 7)}`
  return notify(db, athleteId, {
    kind: null,
    type: 'warning',
    message: `${arena} reajusta seu horário fixo a partir de ${from}: de ${formatCents(beforeCents)} para ${formatCents(afterCents)} por jogo.`,
    actionText: 'Ver o horário fixo',
    actionUrl: `/atleta/horarios-fixos/${id}`,
  })
}
