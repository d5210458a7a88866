import { splitProposalQuery } from '@campo-livre/api/splits/get-split.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { SplitOrigin } from '@campo-livre/domain/splits/split.ts'
import type { SplitProposal } from '@campo-livre/domain/splits/split-view.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate, useNavigate } from '@tanstack/react-router'
import { pageTitle } from '../../lib/metadata/page-title.ts'
import { QueryState } from '../../lib/query/query-state.tsx'
import { draftOfProposal } from './editor/draft.ts'
import { lazyEditor } from './lazy-editor.ts'
import { originOf } from './origin-of.ts'
import { partsRule } from '@campo-livre/domain/splits/parts-rule.ts'
import { ofWhat } from '@campo-livre/domain/splits/of-what.ts'
import { capital } from '@campo-livre/domain/text/capital.ts'
import classes from './split.module.css'
import { SplitSkeleton } from './split-skeleton.tsx'
import { useSplitCommand } from './use-split-command.ts'

const route = getRouteApi('/_athlete/atleta/contas/nova')

/** The page on which an athlete divides a booking, a tab or a racha among several people (H10). */
export function NewSplitScreen() {
  const origin = originOf(route.useSearch())
  const query = useQuery(splitProposalQuery(origin.kind, origin.id))
  return (
    <div className={classes.screen}>
      <title>{pageTitle('Dividir a conta')}</title>
      <PageHeader title="Dividir a conta">
        {query.data ? aboutOf(query.data) : 'Campo, comanda e o que mais for, numa conta só.'}
      </PageHeader>
      <QueryState
        query={query}
        skeleton={<SplitSkeleton label="Preparando a conta" />}
        failure="Não deu para preparar a conta"
        missing={
          <EmptyState
            title="Não achamos o que dividir"
            text="Abra a sua reserva, comanda ou racha e escolha Dividir a conta."
            action={<Link to="/atleta/reservas">Ver minhas reservas</Link>}
          />
        }
      >
        {(proposal) => <NewSplit origin={origin} proposal={proposal} />}
      </QueryState>
    </div>
  )
}

/** Returns what a bill is of, and who pays the price of its invitation; where nobody is to pay that, this too. */
function aboutOf({ title, pricePerHeadCents, items, people }: SplitProposal): string {
  const rule = pricePerHeadCents > 0 ? partsRule({ items, people }) : null
  if (rule !== null) return `${capital(ofWhat(title))}. ${rule}`
  const shared = pricePerHeadCents > 0 && people.every(({ part }) => part.as === 'rest')
  const told = ` O convite diz ${formatCents(pricePerHeadCents)} por pessoa; aqui todos dividem por igual.`
  return `${capital(ofWhat(title))}.${shared ? told : ''}`
}

type Props = { origin: { kind: SplitOrigin; id: string }; proposal: SplitProposal }

const nothing = { items: [], people: [] }

function NewSplit({ origin, proposal }: Props) {
  const navigate = useNavigate()
  const action = useSplitCommand(null, {
    failure: 'Não deu para abrir a conta. Tente de novo.',
    toast: () => ({ title: 'Conta aberta', text: 'Agora mande o link no grupo.' }),
    done: ({ id }) => void navigate({ to: '/atleta/contas/$id', params: { id }, replace: true }),
  })
  if (proposal.splitId !== null && !action.data)
    return <Navigate to="/atleta/contas/$id" params={{ id: proposal.splitId }} replace />
  return (
    <lazyEditor.Component
      asked
      meanwhile={<SplitSkeleton label="Preparando a conta" />}
      initial={draftOfProposal(proposal)}
      stored={nothing}
      sources={proposal.sources}
      contacts={proposal.contacts}
      submit="Abrir a conta"
      action={action}
      toDoing={(edits) => ({ type: 'open', origin, edits })}
    />
  )
}
