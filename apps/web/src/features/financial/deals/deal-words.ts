import { describeWeekdays } from '@campo-livre/domain/closures/describe-weekdays.ts'
import type { DealRow } from '@campo-livre/domain/deals/deal.ts'
import type { DealHours } from '@campo-livre/domain/deals/hours-of-deal.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { formatMinute } from '@campo-livre/domain/series/slot-words.ts'
import { dayText } from '../../../lib/resource/table/cell-text.ts'

/** Returns the hours of a deal in words: `Toda terça, 14h às 17h`. */
export function dealTimes({ weekdays, fromMinute, toMinute }: DealHours): string {
  return `${describeWeekdays(weekdays)}, ${formatMinute(fromMinute)} às ${formatMinute(toMinute)}`
}

/** Returns the price of a deal in words: `por R$ 60 a hora`, `com 20% de desconto`. */
export function dealPriceWords({ hourCents, percent }: Pick<DealRow, 'hourCents' | 'percent'>): string {
  return hourCents === null ? `com ${percent ?? 0}% de desconto` : `por ${formatCentsShort(hourCents)} a hora`
}

/** Returns the days of a deal in words, with how it stands. */
export function dealDays({ from, until, status, endedAt }: DealRow): string {
  if (status === 'coming') return `De ${dayText(from)} a ${dayText(until)}`
  if (status === 'live') return `No ar até ${dayText(until)}`
  return endedAt === null ? `Terminou em ${dayText(until)}` : 'Encerrada'
}
