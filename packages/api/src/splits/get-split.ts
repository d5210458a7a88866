import { getSplitCall, type getSplitSpec } from '@campo-livre/contract/splits/get-split.ts'
import {
  getSplitProposalCall,
  type getSplitProposalSpec,
} from '@campo-livre/contract/splits/get-split-proposal.ts'
import { listSplitsCall, type listSplitsSpec } from '@campo-livre/contract/splits/list-splits.ts'
import type { SplitOrigin } from '@campo-livre/domain/splits/split.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads a bill that the athlete divides. */
export function splitQuery(id: string) {
  return queryOptions({
    queryKey: ['splits', id],
    queryFn: ({ signal }) => callApi<typeof getSplitSpec>(getSplitCall, { params: { id }, signal }),
  })
}

/** Reads what a bill from a booking, a tab or a racha begins with. */
export function splitProposalQuery(kind: SplitOrigin, id: string) {
  return queryOptions({
    queryKey: ['splits', 'proposal', kind, id],
    queryFn: ({ signal }) =>
      callApi<typeof getSplitProposalSpec>(getSplitProposalCall, { params: { kind, id }, signal }),
  })
}

/** Reads the bills of the athlete: those that they divide, and those of which they have a share. */
export function splitsQuery() {
  return queryOptions({
    queryKey: ['splits', 'mine'],
    queryFn: ({ signal }) => callApi<typeof listSplitsSpec>(listSplitsCall, { signal }),
  })
}
