import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import type { Action } from '../../lib/action/action.ts'
import { ActionButton } from '../../lib/action/action-button.tsx'
import { type Doing, useRachaCommand } from './use-racha-command.ts'

/** Returns what the act is called for its reader. */
export const muteWords = ({ muted }: Pick<RachaDetail, 'muted'>) =>
  muted ? 'Ligar os avisos deste racha' : 'Silenciar este racha'

/** Turns the news of one game off, or on again; what changes the evening comes all the same. */
export function useMute({ id, muted }: RachaDetail): Action<Doing, RachaDetail> & { mute: () => void } {
  const action = useRachaCommand(id, {
    failure: 'Não deu para mudar os avisos.',
    toast: (racha) => ({
      title: racha.muted ? 'Avisos deste racha desligados' : 'Avisos deste racha ligados',
      text: racha.muted ? 'Lugar guardado, mudança e cancelamento você ainda recebe.' : '',
    }),
  })
  return { ...action, mute: () => action.run({ type: 'mute', muted: !muted }) }
}

/** The button of it, for those who only play. */
export function MuteButton({ racha }: { racha: RachaDetail }) {
  const action = useMute(racha)
  return (
    <ActionButton action={action} variant="subtle" px={0} onClick={action.mute}>
      {muteWords(racha)}
    </ActionButton>
  )
}
