import { closeMonth, reopenMonth } from '@campo-livre/api/financial/change-closings.ts'
import { firstOfMonth } from '@campo-livre/domain/financial/periods.ts'
import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { dayText } from '../../../lib/resource/table/cell-text.ts'
import { periodText } from '../list/period.ts'
import classes from './report.module.css'

/** The closing of the month that is shown, once it is over; what is closed says up to when. */
export function ClosingPart({ report: { period, closedTo, today } }: { report: FinancialReport }) {
  const { from, to } = period
  const isMonth = from === firstOfMonth(from) && to === addDays(firstOfMonth(from, 1), -1)
  const closed = closedTo !== null && closedTo >= from
  const name = periodText(period)
  const month = from.slice(0, 7)
  const closing = useAction({
    mutation: {
      mutationFn: (_nothing, attempt) => closeMonth(month, attempt),
      meta: { changes: ['financial'] },
    },
    toast: () => ({ title: 'Mês fechado', text: `${name}: o que mudar depois entra como ajuste.` }),
    failure: 'Não deu para fechar o mês. Tente de novo.',
  })
  const reopening = useAction({
    mutation: {
      mutationFn: (_nothing, attempt) => reopenMonth(month, attempt),
      meta: { changes: ['financial'] },
    },
    toast: () => ({ title: 'Mês aberto de novo', text: name }),
    failure: 'Não deu para abrir o mês. Tente de novo.',
  })
  const action = closed ? reopening : closing
  if (!closed && (!isMonth || to >= today)) return null
  return (
    <div className={classes.closing} data-closed={closed || undefined}>
      <p className={classes.note}>
        {closed
          ? `Fechado até ${dayText(closedTo)}. O que mudar daí para trás entra como ajuste em ${periodText({
              from: firstOfMonth(closedTo, 1),
              to: addDays(firstOfMonth(closedTo, 2), -1),
            }).toLowerCase()}.`
          : 'Com o mês fechado, os números dele não mudam mais: o que vier depois entra como ajuste.'}
      </p>
      {/* One button for both, so that it keeps the focus. */}
      {(!closed || (isMonth && closedTo === to)) && (
        <ActionButton action={action} variant="default" onClick={() => action.run()}>
          {closed ? `Abrir ${name.toLowerCase()} de novo` : `Fechar ${name.toLowerCase()}`}
        </ActionButton>
      )}
    </div>
  )
}
