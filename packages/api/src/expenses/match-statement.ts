import { matchStatementCall, type matchStatementSpec } from '@campo-livre/contract/expenses/calls.ts'
import type { MatchedLine, StatementLine } from '@campo-livre/domain/expenses/statement/statement-line.ts'
import { callApi } from '../client/call-api.ts'

/** Asks what the transactions of a bank's statement are (H5); changes nothing. */
export function matchStatement(lines: StatementLine[], signal: AbortSignal): Promise<MatchedLine[]> {
  return callApi<typeof matchStatementSpec>(matchStatementCall, { body: { lines }, signal })
}
