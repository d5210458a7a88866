import type { ArenaRules } from '@campo-livre/domain/companies/arena-rules.ts'
import { asksDeposit } from '@campo-livre/domain/companies/arena-rules.ts'

/** The ways to be paid that an arena chooses from, with their labels. */
export const payingLabels = {
  pix: 'Tudo por Pix ou cartão, ao reservar',
  either: 'Por Pix ou cartão ao reservar, ou no local',
  deposit: 'Um sinal por Pix ou cartão, e o resto no local',
} as const
export type Paying = keyof typeof payingLabels

/** Returns how an arena says in how many instalments it is paid by card. */
export function instalmentsLabel(count: number): string {
  return count === 1 ? 'Só à vista' : `Em até ${count}x, sem juros`
}

type Stored = { rules: Pick<ArenaRules, 'depositPercent'>; acceptsPayAtVenue: boolean }

/** Returns the way to be paid that the values of a company amount to. */
export function payingOf({ rules, acceptsPayAtVenue }: Stored): Paying {
  if (asksDeposit(rules)) return 'deposit'
  return acceptsPayAtVenue ? 'either' : 'pix'
}
