import type { ReportSearch } from './report-search.ts'

/** The parts of the finances, with the address of each: the summary is the one without a name. */
export const reportParts = [
  { parte: undefined, label: 'Resumo' },
  { parte: 'fluxo', label: 'Contas e fluxo' },
  { parte: 'origem', label: 'De onde, para onde' },
  { parte: 'abertas', label: 'A receber e a pagar' },
  { parte: 'horarios', label: 'Horários e ofertas' },
] as const satisfies readonly { parte: ReportSearch['parte']; label: string }[]
