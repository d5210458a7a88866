import { askForSeries, seriesRequestsQuery } from '@campo-livre/api/series/series-requests.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { SeriesRequestDetail, SlotReport } from '@campo-livre/domain/series/request.ts'
import { slotWords } from '@campo-livre/domain/series/slot-words.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { useFocusOnMount } from '../../../lib/browser/use-focus-on-mount.ts'
import { capital } from '@campo-livre/domain/text/capital.ts'
import { ClashReport } from '../clash-report.tsx'
import classes from './ask.module.css'
import type { Wish } from './ask-values.ts'

type Props = {
  field: FieldDetail
  wish: Wish
  report: SlotReport
  onBack: () => void
  onSent: () => void
}

/** The dates of a wish that are free and that are not, before it is sent to the arena (N8). */
export function AskReport({ field, wish, report, onBack, onSent }: Props) {
  const client = useQueryClient()
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const asking = useAction<Wish, SeriesRequestDetail>({
    mutation: {
      mutationFn: (asked, { idempotencyKey, signal }) =>
        askForSeries({ ...asked, id: idempotencyKey }, signal),
      meta: { changes: ['series'] },
      onSuccess: (request) =>
        client.setQueryData(
          seriesRequestsQuery().queryKey,
          (all) => all && [request, ...all.filter(({ id }) => id !== request.id)],
        ),
    },
    done: onSent,
    failure: 'Não deu para enviar o pedido. Tente de novo.',
  })
  const back = (
    <button type="button" className={button.secondary} onClick={onBack}>
      Mudar o pedido
    </button>
  )
  return (
    <div className={classes.steps}>
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        {capital(slotWords(wish))}
      </h3>
      <p>
        {field.name}, {field.company.name}
      </p>
      <ClashReport report={report} />
      {report.freeCount === 0 ? (
        back
      ) : (
        <ActionButton fullWidth action={asking} onClick={() => asking.run(wish)} beside={back}>
          Enviar o pedido
        </ActionButton>
      )}
    </div>
  )
}
