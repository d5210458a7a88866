import type { RainOffer } from '@campo-livre/domain/companies/arena-rules.ts'

/** What an arena offers when it rains, with its labels. */
export const rainLabels: Readonly<Record<RainOffer, string>> = {
  none: 'Sem regra',
  credit: 'Crédito na arena',
  'new-time': 'Outro horário, sem custo',
  either: 'Quem reservou escolhe: outro horário ou crédito',
}
