import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { ActionButton } from '../../lib/action/action-button.tsx'
import { useRachaCommand } from './use-racha-command.ts'

/** Turns the news of one game off, or on again; what changes the evening comes all the same. */
export function MuteButton({ racha: { id, muted } }: { racha: RachaDetail }) {
  const action = useRachaCommand(id, {
    failure: 'Não deu para mudar os avisos.',
    toast: (racha) => ({
      title: racha.muted ? 'Avisos deste racha desligados' : 'Avisos deste racha ligados',
      text: racha.muted ? 'Lugar guardado, mudança e cancelamento você ainda recebe.' : '',
    }),
  })
  return (
    <ActionButton
      action={action}
      variant="subtle"
      px={0}
      onClick={() => action.run({ type: 'mute', muted: !muted })}
    >
      {muted ? 'Ligar os avisos deste racha' : 'Silenciar este racha'}
    </ActionButton>
  )
}
