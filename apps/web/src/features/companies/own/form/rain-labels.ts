import type { RainOffer } from '@campo-livre/domain/companies/arena-rules.ts'

/** The offers of an arena for rain, with their labels. */
export const rainLabels: Readonly<Record<RainOffer, string>> = {
  none: 'Sem regra',
  credit: 'Crédito na arena',
  'new-time': 'Outro horário, sem custo',
  either: 'Quem reservou escolhe: outro horário ou crédito',
}
