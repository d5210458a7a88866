import { splitProposalSchema } from '@campo-livre/domain/splits/split-view.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getSplitProposalCall = {
  method: 'GET',
  path: '/split-proposals/{kind}/{id}',
  output: splitProposalSchema,
} as const satisfies DeclaredCall

export const getSplitProposalSpec = describeCall(getSplitProposalCall, () => ({
  who: ['athlete'],
  extension: true,
  summary:
    'What a bill from one’s own booking, tab or racha begins with: its amounts, who goes, whom one knows from earlier games. Kinds: booking, tab, racha. Nobody is charged by it.',
  refusals: { not_found: 'It is none of theirs, or there is no such kind.' },
}))
