import {
  getHoursReportCall,
  type getHoursReportSpec,
} from '@campo-livre/contract/financial/get-hours-report.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** A period, and a field where not all are asked for. */
export type HoursQuestion = { from: string; to: string; fieldId?: string | undefined }

/** Reads the hours of the company's fields over a period, and its ratios (H6, N9). */
export function hoursReportQuery(question: HoursQuestion) {
  return queryOptions({
    queryKey: ['financial', 'hours', question],
    queryFn: ({ signal }) =>
      callApi<typeof getHoursReportSpec>(getHoursReportCall, { query: question, signal }),
  })
}
