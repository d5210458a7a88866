import { waitingQuery } from '@campo-livre/api/admin/get-waiting.ts'
import type { Waiting } from '@campo-livre/domain/admin/waiting.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListSkeleton } from '../../lib/resource/list-skeleton.tsx'
import { QueryState } from '../../lib/query/query-state.tsx'
import classes from './admin-home.module.css'
import type { ResourceName } from './resource-names.ts'

type Words = { one: string; many: string; lista: ResourceName; status: string }

const kinds: Readonly<Record<keyof Waiting, Words>> = {
  arenas: {
    one: 'arena espera aprovação',
    many: 'arenas esperam aprovação',
    lista: 'empresas',
    status: 'awaiting__approval',
  },
  contacts: {
    one: 'contato espera resposta',
    many: 'contatos esperam resposta',
    lista: 'contatos',
    status: 'waiting',
  },
  mails: { one: 'e-mail não chegou', many: 'e-mails não chegaram', lista: 'emails', status: 'failed' },
  tills: {
    one: 'caixa está sem o motivo da diferença',
    many: 'caixas estão sem o motivo da diferença',
    lista: 'caixas',
    status: 'unexplained',
  },
  reviews: {
    one: 'avaliação denunciada espera decisão',
    many: 'avaliações denunciadas esperam decisão',
    lista: 'avaliacoes',
    status: 'reported',
  },
}

/** The things that wait for the admin, each a link to where they are dealt with (H12). */
export function WaitingList() {
  const query = useQuery(waitingQuery)
  return (
    <section aria-label="Esperando você">
      <QueryState
        query={query}
        skeleton={<ListSkeleton label="Buscando o que espera você" />}
        failure="Não deu para buscar o que espera você"
      >
        {(waiting) => <Found waiting={waiting} />}
      </QueryState>
    </section>
  )
}

function Found({ waiting }: { waiting: Waiting }) {
  const found = (Object.keys(kinds) as (keyof Waiting)[]).filter((kind) => waiting[kind] > 0)
  if (found.length === 0) return <p>Tudo em dia: nada espera você agora.</p>
  return (
    <ul className={classes.waiting}>
      {found.map((kind) => {
        const { one, many, lista, status } = kinds[kind]
        const words = waiting[kind] === 1 ? one : many
        return (
          <li key={kind} className={classes.item}>
            <span>{`${formatCount(waiting[kind])} ${words}.`}</span>
            <Link
              to="/pages/crud"
              search={{ lista, 'filtro.status': `igual-a.${status}` }}
              className={classes.link}
              activeProps={{}}
              aria-label={`Resolver: ${words}`}
            >
              Resolver
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
