import type { SeriesPreview } from '@campo-livre/domain/series/command.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Returns how the dates of a preview stand: `52 datas: 50 livres, 1 ocupada e 1 fechada.`; empty for none. */
export function previewSentence({ dates }: Pick<SeriesPreview, 'dates'>): string {
  if (dates.length === 0) return ''
  const of = (state: string) => dates.filter((each) => each.state === state).length
  const parts = [
    counted(of('free'), 'livre', 'livres'),
    of('taken') > 0 && counted(of('taken'), 'ocupada', 'ocupadas'),
    of('closed') > 0 && counted(of('closed'), 'fechada', 'fechadas'),
  ].filter((part) => part !== false)
  return `${counted(dates.length, 'data', 'datas')}: ${inWords(parts)}.`
}

/** Returns what would be let go, with the credit that it brings; empty for nothing. */
export function releasedSentence({
  released,
  creditCents,
}: Pick<SeriesPreview, 'released' | 'creditCents'>): string {
  if (released.length === 0) return ''
  const credit = creditCents > 0 ? ` Crédito de ${formatCents(creditCents)} no mês.` : ''
  const what = counted(released.length, 'data fica livre', 'datas ficam livres')
  return `${what} no site na hora.${credit}`
}
