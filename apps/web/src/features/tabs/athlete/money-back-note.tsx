import { backBy } from '@campo-livre/domain/payments/back-by-bank.ts'
import { moneyBack } from '@campo-livre/domain/payments/money-back.ts'
import { paidParts } from '@campo-livre/domain/payments/paid-parts.ts'
import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import classes from './own-receipt.module.css'

/** Says by which way and when money of a tab would come back (N6); nothing where nothing is paid. */
export function MoneyBackNote({ tab }: { tab: TabDetail }) {
  const ways = [...new Set(paidParts(tab).map((part) => moneyBack(backBy(part)).sentence))]
  if (ways.length === 0) return null
  return <p className={classes.note}>Veio algo errado na conta? Fale com a arena. {ways.join(' ')}</p>
}
