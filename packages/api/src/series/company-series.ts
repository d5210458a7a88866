import {
  getCompanySeriesCall,
  type getCompanySeriesSpec,
} from '@campo-livre/contract/series/get-company-series.ts'
import {
  listCompanySeriesCall,
  type listCompanySeriesSpec,
} from '@campo-livre/contract/series/list-company-series.ts'
import {
  previewSeriesCommandCall,
  type previewSeriesCommandSpec,
} from '@campo-livre/contract/series/preview-series-command.ts'
import { previewRaiseCall, type previewRaiseSpec } from '@campo-livre/contract/series/preview-raise.ts'
import { raiseSeriesCall, type raiseSeriesSpec } from '@campo-livre/contract/series/raise-series.ts'
import {
  sendSeriesCommandCall,
  type sendSeriesCommandSpec,
} from '@campo-livre/contract/series/send-series-command.ts'
import type { SeriesCommand } from '@campo-livre/domain/series/command.ts'
import type { Raise, RaiseTerms } from '@campo-livre/domain/series/raise.ts'
import type { CompanySeries, SeriesRow } from '@campo-livre/domain/series/series-answer.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads all fixed slots of the user's company. */
export function companySeriesListQuery() {
  return queryOptions({
    queryKey: ['series', 'company'],
    queryFn: ({ signal }) => callApi<typeof listCompanySeriesSpec>(listCompanySeriesCall, { signal }),
  })
}

/** Reads a fixed slot as its arena sees it. */
export function companySeriesQuery(id: string) {
  return queryOptions({
    queryKey: ['series', 'company', id],
    queryFn: ({ signal }) =>
      callApi<typeof getCompanySeriesSpec>(getCompanySeriesCall, { params: { id }, signal }),
  })
}

/** Tells what a command would do, and writes nothing; asks nobody without one. */
export function seriesPreviewQuery(command: SeriesCommand | null) {
  return queryOptions({
    queryKey: ['series', 'preview', command],
    queryFn:
      command === null
        ? skipToken
        : ({ signal }: { signal: AbortSignal }) =>
            callApi<typeof previewSeriesCommandSpec>(previewSeriesCommandCall, { body: command, signal }),
  })
}

/** Sends what was done with a fixed slot; however often it arrives, it counts once by its id. */
export function sendSeriesCommand(body: SeriesCommand, signal?: AbortSignal): Promise<CompanySeries> {
  return callApi<typeof sendSeriesCommandSpec>(sendSeriesCommandCall, { body, signal })
}

/** Tells what a rise would do to each fixed slot, and writes nothing; asks nobody without its terms. */
export function raisePreviewQuery(terms: RaiseTerms | null) {
  return queryOptions({
    queryKey: ['series', 'raise', terms],
    queryFn:
      terms === null
        ? skipToken
        : ({ signal }: { signal: AbortSignal }) =>
            callApi<typeof previewRaiseSpec>(previewRaiseCall, { body: terms, signal }),
  })
}

/** Raises fixed slots together: all that are named or none, and once by its id. */
export function raiseSeries(body: Raise, signal?: AbortSignal): Promise<SeriesRow[]> {
  return callApi<typeof raiseSeriesSpec>(raiseSeriesCall, { body, signal })
}
