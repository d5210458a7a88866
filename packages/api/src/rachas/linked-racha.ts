import {
  answerLinkedRachaCall,
  type answerLinkedRachaSpec,
} from '@campo-livre/contract/rachas/answer-linked-racha.ts'
import { getLinkedRachaCall, type getLinkedRachaSpec } from '@campo-livre/contract/rachas/get-linked-racha.ts'
import type { LinkAnswer } from '@campo-livre/domain/rachas/command.ts'
import type { LinkedRacha } from '@campo-livre/domain/rachas/racha.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads the racha behind a link, as the guest whose key it is (N2). */
export function linkedRachaQuery(token: string, key: string) {
  return queryOptions({
    queryKey: ['rachas', 'link', token],
    queryFn: ({ signal }) =>
      callApi<typeof getLinkedRachaSpec>(getLinkedRachaCall, { params: { token }, query: { key }, signal }),
  })
}

/** Answers for a racha by its link. */
export function answerLinkedRacha(
  token: string,
  body: LinkAnswer,
  signal: AbortSignal,
): Promise<LinkedRacha> {
  return callApi<typeof answerLinkedRachaSpec>(answerLinkedRachaCall, { params: { token }, body, signal })
}
