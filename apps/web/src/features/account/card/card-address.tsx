import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { CARD_UNDER_AGE, refuseListing } from '@campo-livre/domain/athletes/operations.ts'
import { isUnderAge } from '@campo-livre/domain/athletes/card.ts'
import { emptyCard, type OwnCard } from '@campo-livre/domain/athletes/own-card.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { ConfirmDialog } from '../../../lib/confirm/confirm-dialog.tsx'
import { LinkField } from '../../../lib/link-field/link-field.tsx'
import { NoticeSwitch } from '../profile/notice-switch.tsx'
import part from '../security/parts/security-section.module.css'
import { SecuritySection } from '../security/parts/security-section.tsx'
import classes from './card-address.module.css'
import { useAddress } from './use-address.ts'
import type { CardSaving } from './use-card.ts'

const BRASILIA = 'America/Sao_Paulo'

/** The address at which others see the card: made, made anew, ended; and whether the directory has it. */
export function CardAddress({ account, saving }: { account: Account; saving: CardSaving }) {
  const today = localDay(BRASILIA, serverNow())
  const card = account.card ?? emptyCard
  if (isUnderAge({ birthDate: account.date }, today))
    return (
      <SecuritySection title="Mostrar a outras pessoas" lead={CARD_UNDER_AGE}>
        <p>Depois do seu aniversário de 18 anos, é aqui que você escolhe quem vê.</p>
      </SecuritySection>
    )
  return card.handle === null ? (
    <NoAddress />
  ) : (
    <Address card={card} saving={saving} handle={card.handle} birthDate={account.date} today={today} />
  )
}

function NoAddress() {
  const { opening } = useAddress(() => undefined)
  return (
    <SecuritySection
      title="Mostrar a outras pessoas"
      lead="Seu cartão ainda não tem endereço, então ninguém chega a ele. Crie um para mandar a quem quiser: cada um vê só as partes que você abriu."
    >
      <ActionButton action={opening} onClick={() => opening.run()}>
        Criar endereço
      </ActionButton>
    </SecuritySection>
  )
}

type AddressProps = {
  card: OwnCard
  saving: CardSaving
  handle: string
  birthDate: string | null
  today: string
}

function Address({ card, saving, handle, birthDate, today }: AddressProps) {
  const [asked, setAsked] = useState<'new' | 'off' | null>(null)
  const router = useRouter()
  const keep = () => setAsked(null)
  const { opening: renewing, closing } = useAddress(keep)
  const { href } = router.buildLocation({ to: '/atletas/$id', params: { id: handle } })
  return (
    <SecuritySection
      title="Mostrar a outras pessoas"
      lead="Quem abre o endereço vê só as partes que você abriu. Sites de busca não mostram o seu cartão."
    >
      <LinkField
        url={new URL(href, location.origin).href}
        label="Endereço do seu cartão"
        beside={
          <Link to="/atletas/$id" params={{ id: handle }} className={button.secondary}>
            Abrir
          </Link>
        }
      />
      <Listing card={card} saving={saving} birthDate={birthDate} today={today} />
      <div className={part.buttons}>
        <ActionButton variant="default" action={renewing} onClick={() => setAsked('new')}>
          Trocar endereço
        </ActionButton>
        <ActionButton variant="subtle" color="red" action={closing} onClick={() => setAsked('off')}>
          Tirar do ar
        </ActionButton>
      </div>
      <ConfirmDialog
        opened={asked === 'new'}
        title="Trocar o endereço do cartão?"
        keep="Manter o de agora"
        act="Trocar endereço"
        tone="primary"
        action={renewing}
        onAct={() => renewing.run()}
        onKeep={keep}
      >
        <p>O de agora deixa de abrir na hora, para quem já recebeu também.</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'off'}
        title="Tirar o cartão do ar?"
        keep="Manter no ar"
        act="Tirar do ar"
        action={closing}
        onAct={() => closing.run()}
        onKeep={keep}
      >
        <p>
          O endereço deixa de abrir na hora e você sai da busca de atletas. O que está no cartão fica salvo.
        </p>
      </ConfirmDialog>
    </SecuritySection>
  )
}

/** The switch of the directory, or why there is none. */
function Listing({ card, saving, birthDate, today }: Omit<AddressProps, 'handle'>) {
  const refusal = card.listed ? null : refuseListing({ birthDate, card }, today)
  const isSeen = Object.values(saving.value.seenBy).includes('public')
  if (refusal)
    return (
      <p className={part.lead}>
        {refusal.message}{' '}
        <Link to="/atleta/perfil" search={{ aba: 'dados' }}>
          Meus dados
        </Link>
      </p>
    )
  return (
    <div className={classes.listing}>
      <div className={classes.words}>
        <p id="na-busca" className={classes.title}>
          Aparecer na busca de atletas
        </p>
        <p id="sobre-a-busca" className={part.lead}>
          {saving.value.listed && !isSeen
            ? 'Nada do seu cartão está para todos, por isso ele ainda não aparece.'
            : 'Quem tem conta encontra seu cartão por cidade, esporte, posição e nível: a cidade onde você joga aparece, e as partes que estão para todos. Ninguém fala com você por lá.'}
        </p>
      </div>
      <NoticeSwitch
        labelledBy="na-busca"
        describedBy="sobre-a-busca"
        on={saving.value.listed}
        onTurn={(listed) => saving.set({ listed })}
      />
      <div className={classes.state}>
        <Link to="/atletas">Ver a busca de atletas</Link>
      </div>
    </div>
  )
}
