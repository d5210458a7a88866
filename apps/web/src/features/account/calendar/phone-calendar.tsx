import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { ConfirmDialog } from '../../../lib/confirm/confirm-dialog.tsx'
import { browserZone } from '../../../lib/time/browser-zone.ts'
import { dayWords } from '../security/devices/last-used.ts'
import part from '../security/parts/security-section.module.css'
import { SecuritySection } from '../security/parts/security-section.tsx'
import { StatusMessage } from '../security/parts/status-message.tsx'
import { NewAddress } from './new-address.tsx'
import { useCalendarAddress } from './use-calendar-address.ts'

type Props = {
  /** The instant since which other apps may read it; null while none may. */
  since: string | null
}

/** The address at which a phone's calendar reads the athlete's games: made, made anew, turned off (H2). */
export function PhoneCalendar({ since }: Props) {
  const [asked, setAsked] = useState<'new' | 'off' | null>(null)
  const { path, on, off, isOff } = useCalendarAddress({ done: () => setAsked(null) })
  const isOn = since !== null
  return (
    <SecuritySection
      title="Agenda no seu celular"
      lead="Suas reservas e os rachas em que você vai aparecem sozinhos na agenda que você já usa. O que mudar ou for cancelado muda lá também."
    >
      {isOff && !isOn && <StatusMessage>Pronto: o endereço não mostra mais nada a ninguém.</StatusMessage>}
      {isOn && (path === null ? <Hidden since={since} /> : <NewAddress key={path} path={path} />)}
      {isOn ? (
        <div className={part.buttons}>
          <ActionButton variant="default" action={on} onClick={() => setAsked('new')}>
            Novo endereço
          </ActionButton>
          <ActionButton variant="subtle" color="red" action={off} onClick={() => setAsked('off')}>
            Desligar
          </ActionButton>
        </div>
      ) : (
        <ActionButton action={on} onClick={() => on.run()}>
          Criar endereço
        </ActionButton>
      )}
      <ConfirmDialog
        opened={asked === 'new'}
        title="Criar um novo endereço?"
        keep="Manter o de agora"
        act="Criar novo endereço"
        tone="primary"
        action={on}
        onAct={() => on.run()}
        onKeep={() => setAsked(null)}
      >
        <p>O de agora para de funcionar na hora, em todos os aplicativos que usam ele.</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'off'}
        title="Desligar a agenda no celular?"
        keep="Manter ligada"
        act="Desligar"
        action={off}
        onAct={() => off.run()}
        onKeep={() => setAsked(null)}
      >
        <p>Seus jogos somem da agenda do celular. Suas reservas continuam aqui.</p>
      </ConfirmDialog>
    </SecuritySection>
  )
}

/** The line about an address that was made before, which nobody is shown again. */
function Hidden({ since }: { since: string }) {
  return (
    <p>
      Ligada desde {dayWords(since, serverNow(), browserZone())}. Quem tem o endereço vê seus jogos, por isso
      ele só aparece na hora em que é criado. Perdeu? Crie um novo.
    </p>
  )
}
