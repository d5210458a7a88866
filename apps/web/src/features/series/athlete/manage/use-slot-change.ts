import { sendSlotCommand, seriesListQuery, slotPreviewQuery } from '@campo-livre/api/series/my-series.ts'
import type { SlotCommand, SlotPreview, SlotWish } from '@campo-livre/domain/series/athlete-command.ts'
import { type SeriesDetail, seriesDetailSchema } from '@campo-livre/domain/series/series-answer.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Action } from '../../../../lib/action/action.ts'
import { useAction } from '../../../../lib/action/use-action.ts'
import { withChanged } from '../../../../lib/query/with-changed.ts'

/** A command without its id: the action gives one to each try that is the same, so that it counts once. */
type Draft = SlotCommand extends infer C ? (C extends SlotCommand ? Omit<C, 'id'> : never) : never

type Options = { done: (changed: SeriesDetail, shown: SlotPreview) => void; failure: string }

/**
 * Reads the effect of a wish on a fixed slot, and returns it with the action that does it at the money that was shown. `waits`: true while the wish
 * as it is now is not judged, or would be refused.
 */
export function useSlotChange(series: SeriesDetail, wish: SlotWish | null, { done, failure }: Options) {
  const client = useQueryClient()
  const preview = useQuery({ ...slotPreviewQuery(series, wish), placeholderData: keepPreviousData })
  const keep = (changed: SeriesDetail) =>
    client.setQueryData(seriesListQuery().queryKey, withChanged(changed))
  const shown = wish !== null && !preview.isPlaceholderData ? preview.data : undefined
  const action: Action<Draft, SeriesDetail> = useAction({
    mutation: {
      mutationFn: (draft, { idempotencyKey, signal }) =>
        sendSlotCommand(series.id, { ...draft, id: idempotencyKey }, signal),
      meta: { changes: ['series', 'rachas'], writesCache: ['series'] },
      onSuccess: keep,
    },
    done: (changed) => shown && done(changed, shown),
    // The fixed slot as it is now takes the place of what was shown, and the money is asked for again.
    failed: (error) => {
      const read = seriesDetailSchema.safeParse('data' in error ? error.data : null)
      if (read.success) keep(read.data)
      void preview.refetch()
    },
    failure,
  })
  return {
    preview,
    action,
    waits: shown === undefined || shown.refusal !== null,
    /** Sends a wish like the one that was shown, perhaps with more words. */
    send: (sent: SlotWish) =>
      shown && action.run({ ...sent, version: series.version, differenceCents: shown.differenceCents }),
  }
}
