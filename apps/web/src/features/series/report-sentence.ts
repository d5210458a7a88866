import type { SlotReport } from '@campo-livre/domain/series/request.ts'

/** Returns how the dates of a slot stand over the next year: `50 datas livres, 2 não estão livres.` */
export function reportSentence({ freeCount, clashes }: Pick<SlotReport, 'freeCount' | 'clashes'>): string {
  const free = `${freeCount} ${freeCount === 1 ? 'data livre' : 'datas livres'}`
  if (clashes.length === 0) return `${free}, o ano todo.`
  return `${free}, ${clashes.length} ${clashes.length === 1 ? 'não está livre' : 'não estão livres'}.`
}
