import type { SeriesTerms } from '@campo-livre/domain/series/series.ts'

/** The rules for a week that is given back in time, in words. */
export const creditWords: readonly (readonly [SeriesTerms['credit'], string])[] = [
  ['always', 'Sempre vira crédito'],
  ['if_resold', 'Vira crédito se outro jogar'],
  ['none', 'Não vira crédito'],
]
