import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { SeriesRow } from '@campo-livre/domain/series/series-answer.ts'
import { seriesStatusLabels } from '@campo-livre/domain/series/series-labels.ts'
import type { Tone } from '@campo-livre/ui/status-badge/badge.tsx'

/** Returns how a fixed slot stands, in words, and how much that matters. */
export function standingOf({ status, overdueCents, dueCents }: SeriesRow): { tone: Tone; words: string } {
  if (overdueCents > 0) return { tone: 'danger', words: `Em atraso: ${formatCents(overdueCents)}` }
  if (dueCents > 0) return { tone: 'pending', words: `A pagar: ${formatCents(dueCents)}` }
  if (status === 'paused') return { tone: 'muted', words: seriesStatusLabels.paused }
  if (status === 'ended') return { tone: 'neutral', words: seriesStatusLabels.ended }
  return { tone: 'success', words: 'Em dia' }
}

/** Returns how many contracts run and what is owed: `8 mensalistas, R$ 480,00 em atraso.` */
export function sumSentence(rows: readonly SeriesRow[]): string {
  const running = rows.filter(({ status }) => status !== 'ended').length
  const overdue = rows.reduce((sum, { overdueCents }) => sum + overdueCents, 0)
  const count = `${running} ${running === 1 ? 'mensalista' : 'mensalistas'}`
  return overdue === 0 ? `${count}, ninguém em atraso.` : `${count}, ${formatCents(overdue)} em atraso.`
}
