import {
  answerCompanySeriesRequestCall,
  type answerCompanySeriesRequestSpec,
} from '@campo-livre/contract/series/answer-company-series-request.ts'
import {
  answerSeriesRequestCall,
  type answerSeriesRequestSpec,
} from '@campo-livre/contract/series/answer-series-request.ts'
import { askForSeriesCall, type askForSeriesSpec } from '@campo-livre/contract/series/ask-for-series.ts'
import {
  listCompanySeriesRequestsCall,
  type listCompanySeriesRequestsSpec,
} from '@campo-livre/contract/series/list-company-series-requests.ts'
import {
  listSeriesRequestsCall,
  type listSeriesRequestsSpec,
} from '@campo-livre/contract/series/list-series-requests.ts'
import {
  previewSeriesRequestCall,
  type previewSeriesRequestSpec,
} from '@campo-livre/contract/series/preview-series-request.ts'
import type {
  ArenaAnswer,
  AskForSeries,
  AthleteAnswer,
  SeriesRequestDetail,
  SlotReport,
} from '@campo-livre/domain/series/request.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads the user's requests for fixed slots. */
export function seriesRequestsQuery() {
  return queryOptions({
    queryKey: ['series', 'requests'],
    queryFn: ({ signal }) => callApi<typeof listSeriesRequestsSpec>(listSeriesRequestsCall, { signal }),
  })
}

/** Reads the requests for fixed slots of the user's company. */
export function companySeriesRequestsQuery() {
  return queryOptions({
    queryKey: ['series', 'company-requests'],
    queryFn: ({ signal }) =>
      callApi<typeof listCompanySeriesRequestsSpec>(listCompanySeriesRequestsCall, { signal }),
  })
}

/** Tells which dates of a fixed slot are free, and writes nothing. */
export function previewSeriesRequest(body: AskForSeries, signal?: AbortSignal): Promise<SlotReport> {
  return callApi<typeof previewSeriesRequestSpec>(previewSeriesRequestCall, { body, signal })
}

/** Asks an arena for a fixed slot; it counts once by its id. */
export function askForSeries(body: AskForSeries, signal?: AbortSignal): Promise<SeriesRequestDetail> {
  return callApi<typeof askForSeriesSpec>(askForSeriesCall, { body, signal })
}

/** Answers the hour that an arena offers, or withdraws a request. */
export function answerSeriesRequest(
  id: string,
  body: AthleteAnswer,
  signal?: AbortSignal,
): Promise<SeriesRequestDetail> {
  return callApi<typeof answerSeriesRequestSpec>(answerSeriesRequestCall, { params: { id }, body, signal })
}

/** Answers a request for the arena. */
export function answerCompanySeriesRequest(
  id: string,
  body: ArenaAnswer,
  signal?: AbortSignal,
): Promise<SeriesRequestDetail> {
  return callApi<typeof answerCompanySeriesRequestSpec>(answerCompanySeriesRequestCall, {
    params: { id },
    body,
    signal,
  })
}
