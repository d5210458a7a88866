import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import { athleteCardQuery } from '@campo-livre/api/rachas/get-athlete-card.ts'
import { emptyCard } from '@campo-livre/domain/athletes/own-card.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { SectionSkeleton } from '../sections/section-skeleton.tsx'
import { UnsupportedCall } from '../security/parts/unsupported-call.tsx'
import { CardAddress } from './card-address.tsx'
import { CardForm } from './card-form.tsx'
import { CardPreview } from './card-preview.tsx'
import { useCard } from './use-card.ts'

/** The section with the card of the athlete (H11): what it says, who sees it, and how it looks to them. */
export default function CardSection() {
  const query = useQuery(accountQuery())
  const stats = useQuery(athleteCardQuery())
  return (
    <QueryState
      query={query}
      skeleton={<SectionSkeleton />}
      failure="Não deu para abrir seu cartão"
      missing={<UnsupportedCall to="ter um cartão" />}
    >
      {(account) => (
        <Parts account={account}>
          {(current) => (
            <QueryState
              query={stats}
              skeleton={<SectionSkeleton />}
              failure="Não deu para buscar seus números"
              missing={<CardPreview account={current} stats={null} />}
            >
              {(own) => <CardPreview account={current} stats={own} />}
            </QueryState>
          )}
        </Parts>
      )}
    </QueryState>
  )
}

type PartsProps = {
  account: Account
  /** Shows the card as it is now, also while it is being saved. */
  children: (account: Account) => ReactNode
}

function Parts({ account, children }: PartsProps) {
  const card = account.card ?? emptyCard
  const saving = useCard(card)
  return (
    <>
      <CardForm saving={saving} name={account.name} />
      <CardAddress account={account} saving={saving} />
      {children({ ...account, card: { ...saving.value, handle: card.handle } })}
    </>
  )
}
