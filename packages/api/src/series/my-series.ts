import { giveWeekBackCall, type giveWeekBackSpec } from '@campo-livre/contract/series/give-week-back.ts'
import { listSeriesCall, type listSeriesSpec } from '@campo-livre/contract/series/list-series.ts'
import { paySeriesBillCall, type paySeriesBillSpec } from '@campo-livre/contract/series/pay-series-bill.ts'
import {
  previewSlotCommandCall,
  type previewSlotCommandSpec,
} from '@campo-livre/contract/series/preview-slot-command.ts'
import {
  sendSlotCommandCall,
  type sendSlotCommandSpec,
} from '@campo-livre/contract/series/send-slot-command.ts'
import type { SlotCommand, SlotWish } from '@campo-livre/domain/series/athlete-command.ts'
import type { CardUse } from '@campo-livre/domain/payments/card/card.ts'
import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads the fixed slots of the user. */
export function seriesListQuery() {
  return queryOptions({
    queryKey: ['series', 'mine'],
    queryFn: ({ signal }) => callApi<typeof listSeriesSpec>(listSeriesCall, { signal }),
  })
}

/** Gives a week of a fixed slot back. */
export function giveWeekBack(
  id: string,
  body: { id: string; day: string },
  signal?: AbortSignal,
): Promise<SeriesDetail> {
  return callApi<typeof giveWeekBackSpec>(giveWeekBackCall, { params: { id }, body, signal })
}

/** Tells what a wish would do to a fixed slot of the user, and writes nothing; asks nobody without one. */
export function slotPreviewQuery({ id, version }: { id: string; version: number }, wish: SlotWish | null) {
  return queryOptions({
    queryKey: ['series', 'mine', id, 'preview', version, wish] as const,
    queryFn:
      wish === null
        ? skipToken
        : ({ signal }: { signal: AbortSignal }) =>
            callApi<typeof previewSlotCommandSpec>(previewSlotCommandCall, {
              params: { id },
              body: wish,
              signal,
            }),
  })
}

/** Ends, pauses or resumes a fixed slot of the user, or swaps one game; however often it arrives, it counts once by its id. */
export function sendSlotCommand(id: string, body: SlotCommand, signal?: AbortSignal): Promise<SeriesDetail> {
  return callApi<typeof sendSlotCommandSpec>(sendSlotCommandCall, { params: { id }, body, signal })
}

/** The body of a payment of a month's bill. */
export type BillPayment = { id: string; month: string; amountCents: number; card?: CardUse; credit?: true }

/** Pays the bill of a month: by card or credit where that is named, else it makes a Pix code. It counts once by its id. */
export function paySeriesBill(id: string, body: BillPayment, signal?: AbortSignal): Promise<SeriesDetail> {
  return callApi<typeof paySeriesBillSpec>(paySeriesBillCall, { params: { id }, body, signal })
}
