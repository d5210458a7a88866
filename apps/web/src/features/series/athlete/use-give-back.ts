import { giveWeekBack, seriesListQuery } from '@campo-livre/api/series/my-series.ts'
import type { SeriesDetail, SeriesBooking } from '@campo-livre/domain/series/series-answer.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Action, ActionOptions } from '../../../lib/action/action.ts'
import { useAction } from '../../../lib/action/use-action.ts'
import { withChanged } from '../../../lib/query/with-changed.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { giveBackCredit } from '@campo-livre/domain/series/bill.ts'
import { monthWords } from '../month-words.ts'

type Options = Omit<ActionOptions<string, SeriesDetail>, 'mutation'>

/** The action that gives the week of a day back (N8). */
export function useGiveBack(id: string, options: Options): Action<string, SeriesDetail> {
  const client = useQueryClient()
  return useAction({
    ...options,
    mutation: {
      mutationFn: (day, { idempotencyKey, signal }) => giveWeekBack(id, { id: idempotencyKey, day }, signal),
      meta: { changes: ['series'], writesCache: ['series'] },
      onSuccess: (answer) => client.setQueryData(seriesListQuery().queryKey, withChanged(answer)),
    },
  })
}

/**
 * Returns what giving a week back has brought, by the bill in the answer; for a bill that is not made yet by the rule, at
 * the instant of the answer.
 */
export function givenBackSentence({ bills, terms }: SeriesDetail, date: SeriesBooking, at: string): string {
  const { day, bookingId } = date
  const line = bills.flatMap(({ lines }) => lines).find((each) => each.bookingId === bookingId)
  const inTime = giveBackCredit(date, terms, { at, resold: true }) > 0
  const ruled = giveBackCredit(date, terms, { at, resold: false })
  const cents = line?.creditCents ?? ruled
  const bill = `da conta de ${monthWords(day.slice(0, 7))}`
  if (cents > 0) return `Semana devolvida: ${formatCents(cents)} saem ${bill}.`
  if (terms.credit === 'if_resold' && inTime)
    return `Semana devolvida. Se outra pessoa reservar o horário, ${formatCents(date.priceCents)} saem ${bill}.`
  return terms.credit === 'none'
    ? 'Semana devolvida. Ela continua na conta do mês.'
    : 'Semana devolvida, mas o prazo já tinha passado: ela continua na conta do mês.'
}
