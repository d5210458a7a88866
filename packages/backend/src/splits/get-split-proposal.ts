import { getSplitProposalSpec } from '@campo-livre/contract/splits/get-split-proposal.ts'
import { proposeSplit } from '@campo-livre/domain/splits/propose.ts'
import { splitOrigins } from '@campo-livre/domain/splits/split.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound } from '../http/refused.ts'
import { gameOf, offersOf, sourcesOf, splitOfGame } from './game-of.ts'
import { billReads, contactsOf } from './split-context.ts'

/** Returns what a bill from the person's own booking, tab or racha begins with. */
export const getSplitProposal = answer(
  getSplitProposalSpec,
  ({ db, user, params }) => {
    const kind = splitOrigins.find((each) => each === params.kind)
    const game = kind && gameOf(db, user.id, kind, params.id)
    if (!game) throw notFound()
    const sources = sourcesOf(db, game, undefined)
    return ok({
      splitId: splitOfGame(db, user.id, game)?.id ?? null,
      title: game.title,
      ...proposeSplit({
        organizer: user,
        sources,
        racha: game.racha ?? { pricePerHeadCents: 0, participants: [] },
      }),
      sources: offersOf(db, user.id, game, undefined),
      contacts: contactsOf(db, user.id),
      pricePerHeadCents: game.racha?.pricePerHeadCents ?? 0,
    })
  },
  {
    loads: ({ db, user, params }) => [
      ...billReads(db, user),
      () => {
        const kind = splitOrigins.find((each) => each === params.kind)
        return kind && gameOf(db, user()?.id ?? '', kind, params.id)
      },
    ],
  },
)
