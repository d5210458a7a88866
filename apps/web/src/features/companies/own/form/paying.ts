import { type ArenaRules, asksDeposit } from '@campo-livre/domain/companies/arena-rules.ts'
import { onlineWays } from '@campo-livre/domain/payments/online-ways.ts'
import { takesCards } from '../../../../shared/payments/form/cards-address.ts'

/** The ways to be paid that an arena chooses from. */
export const payings = ['pix', 'either', 'deposit'] as const
export type Paying = (typeof payings)[number]

/** Returns the labels of those ways, as this build offers to pay. */
export function payingLabels(): Record<Paying, string> {
  const ways = onlineWays(takesCards())
  return {
    pix: `Tudo por ${ways}, ao reservar`,
    either: `Por ${ways} ao reservar, ou no local`,
    deposit: `Um sinal por ${ways}, e o resto no local`,
  }
}

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
