import type { SeriesBill } from '@campo-livre/domain/series/series-answer.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { paySeriesBill, seriesListQuery } from '@campo-livre/api/series/my-series.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { withChanged } from '../../../lib/query/with-changed.ts'

/** Makes a Pix code for what is left of a bill; nothing while one waits for all of it (N8). */
export function PayBill({ seriesId, bill }: { seriesId: string; bill: SeriesBill }) {
  const client = useQueryClient()
  const amountCents = bill.dueCents - bill.pendingCents
  const action = useAction({
    mutation: {
      mutationFn: (_: void, { idempotencyKey, signal }) =>
        paySeriesBill(seriesId, { id: idempotencyKey, month: bill.month, amountCents }, signal),
      meta: { changes: ['series'], writesCache: ['series'] },
      onSuccess: (answer) => client.setQueryData(seriesListQuery().queryKey, withChanged(answer)),
    },
    failure: 'Não deu para fazer o código. Tente de novo.',
  })
  if (amountCents <= 0) return null
  return (
    <ActionButton action={action} onClick={() => action.run()}>
      Pagar {formatCents(amountCents)} por Pix
    </ActionButton>
  )
}
