import { rachaQuery } from '@campo-livre/api/rachas/get-racha.ts'
import { sendRachaCommand } from '@campo-livre/api/rachas/send-racha-command.ts'
import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Action } from '../../../lib/action/action.ts'
import { useAction } from '../../../lib/action/use-action.ts'
import { randomKey } from '../../../lib/action/use-idempotency-key.ts'
import type { DrawChoice } from '../draw/draw-form.tsx'

/**
 * Draws the teams of a racha by one press: what has to be kept before a draw is kept first, where it is not, and the draw
 * counts once however often it is tried.
 */
export function useDraw(
  { id: rachaId, play: { commitment } }: Pick<RachaDetail, 'id' | 'play'>,
  done: (racha: RachaDetail, choice: DrawChoice) => void,
): Action<DrawChoice, RachaDetail> {
  const client = useQueryClient()
  return useAction<DrawChoice, RachaDetail>({
    mutation: {
      meta: { changes: ['rachas'] },
      mutationFn: async (choice, { idempotencyKey: id, signal }) => {
        if (commitment === null)
          await sendRachaCommand({ type: 'publish_seed', id: randomKey(), rachaId }, signal)
        return sendRachaCommand({ type: 'draw', id, rachaId, ...choice }, signal)
      },
      onSuccess: (racha) => client.setQueryData(rachaQuery(rachaId).queryKey, racha),
    },
    failure: 'Não deu para sortear. Tente de novo.',
    done,
  })
}
