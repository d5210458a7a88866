import { formatCents } from '@campo-livre/domain/money/money.ts'
import { MINUS } from '@campo-livre/domain/money/signed.ts'
import type { TillReport } from '@campo-livre/domain/tills/till-row.ts'

/** A line of the account of the cash, for the screen and the paper. */
export type TillLine = { label: string; text: string; strong?: true }

const less = (cents: number) => (cents === 0 ? formatCents(0) : `${MINUS}${formatCents(cents)}`)

/** Returns the account of the cash in a closed till: how what was expected comes about, and what was counted. */
export function cashLines(report: TillReport): TillLine[] {
  const { floatCents, depositCents, withdrawalCents, expectedCents, countedCents, methods } = report
  const cash = methods.find(({ method }) => method === 'cash')
  const takenCents = (cash?.tabCents ?? 0) + (cash?.bookingCents ?? 0)
  return [
    { label: 'Troco na abertura', text: formatCents(floatCents) },
    { label: 'Recebido em dinheiro', text: formatCents(takenCents) },
    { label: 'Devolvido em dinheiro', text: less(cash?.returnedCents ?? 0) },
    { label: 'Suprimentos', text: formatCents(depositCents) },
    { label: 'Sangrias', text: less(withdrawalCents) },
    {
      label: 'Esperado na gaveta',
      text: expectedCents < 0 ? less(-expectedCents) : formatCents(expectedCents),
      strong: true,
    },
    { label: 'Contado', text: formatCents(countedCents), strong: true },
  ]
}

/** Returns the difference in words: `Bateu`, `Sobraram R$ 2,00`, `Faltaram R$ 37,50`. */
export function differenceSentence({ differenceCents }: Pick<TillReport, 'differenceCents'>): string {
  if (differenceCents === 0) return 'Bateu certinho'
  return differenceCents > 0
    ? `Sobraram ${formatCents(differenceCents)}`
    : `Faltaram ${formatCents(-differenceCents)}`
}
