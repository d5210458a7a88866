import {
  getFinancialReportCall,
  type getFinancialReportSpec,
} from '@campo-livre/contract/financial/get-financial-report.ts'
import type { ReportQuestion } from '@campo-livre/domain/financial/report-of.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads the report of the company's finances over a period (H6). */
export function financialReportQuery(question: ReportQuestion) {
  return queryOptions({
    queryKey: ['financial', 'report', question],
    queryFn: ({ signal }) =>
      callApi<typeof getFinancialReportSpec>(getFinancialReportCall, { query: question, signal }),
  })
}
