import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import { slotWords } from '@campo-livre/domain/series/slot-words.ts'
import type { Tone } from '@campo-livre/ui/status-badge/badge.tsx'

type Status = SeriesRequestDetail['status']

export const requestLabels: Readonly<Record<Status, string>> = {
  open: 'Esperando a arena',
  offered: 'Esperando você',
  accepted: 'Aceito',
  refused: 'Recusado',
  declined: 'Você não quis',
  withdrawn: 'Retirado',
}

export const requestTones: Readonly<Record<Status, Tone>> = {
  open: 'pending',
  offered: 'pending',
  accepted: 'success',
  refused: 'danger',
  declined: 'muted',
  withdrawn: 'muted',
}

/** Returns what comes next of a request, in a sentence; undefined for nothing. */
export function requestNext({ status, offer, reason }: SeriesRequestDetail): string | undefined {
  if (status === 'open') return 'A gente avisa quando a arena responder.'
  if (status === 'offered' && offer)
    return `A arena oferece ${slotWords(offer)}, por ${formatCents(offer.priceCents)} o jogo.`
  return status === 'refused' && reason !== null ? `“${reason}”` : undefined
}

/** Milliseconds for which a refusal stands among what is current. */
const NEWS_MS = 14 * 86_400_000

/** Returns whether a request is current: it waits for somebody, or its refusal is news. */
export function isCurrent({ status, answeredAt }: SeriesRequestDetail, now: string): boolean {
  if (status === 'open' || status === 'offered') return true
  return status === 'refused' && answeredAt !== null && Date.parse(now) - Date.parse(answeredAt) < NEWS_MS
}
