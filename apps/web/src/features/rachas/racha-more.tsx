import { rachaInvitation } from '@campo-livre/domain/rachas/invitation.ts'
import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { MoreMenu } from '@campo-livre/ui/more-menu/more-menu.tsx'
import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { shareLink } from '../../lib/format/links.ts'
import { mergeSearch } from '../../lib/navigation/merge-search.ts'
import { muteWords } from './mute-button.tsx'
import type { RachaDialog } from './racha-dialog.ts'
import { useRachaLink } from './use-racha-link.ts'

type Props = { racha: RachaDetail; arriving: boolean; onMute: () => void }

/** The menu of an organiser's seldom acts. */
export function RachaMore({ racha, arriving, onMute }: Props) {
  const { id, status, opening, bookingId } = racha
  const url = useRachaLink(racha)
  const ahead = status === 'open' || status === 'full'
  return (
    <MoreMenu>
      {ahead && arriving && (
        <Menu.Item
          component="a"
          href={shareLink(rachaInvitation(racha, url))}
          target="_blank"
          rel="noreferrer"
        >
          Chamar no WhatsApp
        </Menu.Item>
      )}
      {ahead && (
        <>
          <Menu.Item
            renderRoot={(props) => <Link to="/atleta/contas/nova" search={{ racha: id }} {...props} />}
          >
            Dividir a conta
          </Menu.Item>
          <Opens dialog="abrir">{opening === null ? 'Abrir vagas' : 'Mudar as vagas abertas'}</Opens>
          <Opens dialog="mudar">Mudar o racha</Opens>
        </>
      )}
      {bookingId !== null && (
        <Menu.Item
          renderRoot={(props) => <Link to="/atleta/reservas/$id" params={{ id: bookingId }} {...props} />}
        >
          Ver a reserva
        </Menu.Item>
      )}
      <Menu.Item onClick={onMute}>{muteWords(racha)}</Menu.Item>
      {ahead && (
        <>
          <Opens dialog="renovar">Trocar o link</Opens>
          <Menu.Divider />
          <Opens dialog="cancelar" loss>
            Cancelar o racha
          </Opens>
        </>
      )}
    </MoreMenu>
  )
}

function Opens({ dialog, loss, children }: { dialog: RachaDialog; loss?: true; children: string }) {
  return (
    <Menu.Item
      {...(loss && { color: 'red' })}
      renderRoot={(props) => (
        <Link to="." search={mergeSearch({ fazer: dialog })} resetScroll={false} {...props} />
      )}
    >
      {children}
    </Menu.Item>
  )
}
