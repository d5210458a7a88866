import type { Bill } from './bill.ts'
import type { SeriesRow } from './series-answer.ts'

/** The Portuguese labels of how a fixed slot stands. */
export const seriesStatusLabels: Readonly<Record<SeriesRow['status'], string>> = {
  active: 'Ativo',
  paused: 'Pausado',
  ended: 'Encerrado',
}

/** The Portuguese labels of how a month's bill stands. */
export const billStateLabels: Readonly<Record<Bill['state'], string>> = {
  open: 'Em aberto',
  overdue: 'Vencida',
  paid: 'Paga',
  empty: 'Nada a pagar',
}
