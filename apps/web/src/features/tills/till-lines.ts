import { formatCents } from '@campo-livre/domain/money/money.ts'
import { MINUS } from '@campo-livre/domain/money/signed.ts'
import type { TillReport } from '@campo-livre/domain/tills/till-row.ts'
import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'

/** A line of the account of the cash, for the screen and the paper. */
export type TillLine = { label: string; text: string; strong?: true }

const less = (cents: number) => (cents === 0 ? formatCents(0) : `${MINUS}${formatCents(cents)}`)

/** Returns the account of the cash in a closed till: how what was expected comes about, and what was counted. */
export function cashLines(report: TillReport): TillLine[] {
  const { floatCents, depositCents, withdrawalCents, expectedCents, countedCents, correctedCents, methods } =
    report
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
    ...(correctedCents === null
      ? [{ label: 'Contado', text: formatCents(countedCents), strong: true } as const]
      : [
          { label: 'Contado ao fechar', text: formatCents(countedCents) },
          { label: 'Contagem corrigida', text: formatCents(correctedCents), strong: true } as const,
        ]),
  ]
}

/** Returns the difference in words: `Bateu`, `Sobraram R$ 2,00`, `Faltaram R$ 37,50`. */
export function differenceSentence({ differenceCents }: Pick<TillReport, 'differenceCents'>): string {
  if (differenceCents === 0) return 'Bateu certinho'
  return differenceCents > 0
    ? `Sobraram ${formatCents(differenceCents)}`
    : `Faltaram ${formatCents(-differenceCents)}`
}

/** Returns ` por Ana`, or nothing for somebody whose account is gone. */
export function bySomebody(name: string | null): string {
  return name === null ? '' : ` por ${name}`
}

/** Returns the sentence on sales that were read before the count; null where it was counted blind. */
export function seenSentence({
  salesSeen,
  timeZone,
}: Pick<TillReport, 'salesSeen' | 'timeZone'>): string | null {
  const last = salesSeen.at(-1)
  if (!last) return null
  return `As vendas foram vistas antes da contagem, em ${formatDateTime(last.at, timeZone)}${bySomebody(last.by)}.`
}

/** Returns a correction of the count as a line of paper. */
export function correctionLines({ corrections, timeZone }: TillReport): TillLine[] {
  return corrections.map(({ at, by, reason, countedCents }) => ({
    label: `${formatDateTime(at, timeZone)}${bySomebody(by)}: ${reason}`,
    text: formatCents(countedCents),
  }))
}
