import { athletesQuery } from '@campo-livre/api/athletes/list-athletes.ts'
import type { DirectoryMeta, ListedAthlete } from '@campo-livre/domain/athletes/directory.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Pager } from '../../lib/list/pager.tsx'
import { pageTitle } from '../../lib/metadata/page-title.ts'
import { QueryState } from '../../lib/query/query-state.tsx'
import { CardView } from '../../shared/athletes/card-view.tsx'
import { DirectoryFilters } from './directory-filters.tsx'
import { toAthleteSearch, toPageNumber } from './directory-question.ts'
import type { DirectoryAddress } from './directory-search.ts'
import classes from './directory-screen.module.css'

const route = getRouteApi('/_athlete/atletas/')

/** The athletes who want to be found (H11): adults who chose it, with what everybody sees of their cards. */
export function DirectoryScreen() {
  const address = route.useSearch()
  const search = toAthleteSearch(address)
  const navigate = route.useNavigate()
  const query = useQuery({
    ...athletesQuery(search, toPageNumber(address)),
    placeholderData: keepPreviousData,
  })
  const change = (filter: DirectoryAddress) =>
    void navigate({
      search: (old) => ({ ...old, ...filter, pagina: undefined }),
      replace: true,
      resetScroll: false,
    })
  const isAsked = Object.values(search).some((each) => each !== undefined)
  return (
    <>
      <title>{pageTitle('Encontrar atletas')}</title>
      <PageHeader
        title="Encontrar atletas"
        actions={
          <Link to="/atleta/perfil" search={{ aba: 'cartao' }} className={button.secondary}>
            Meu cartão
          </Link>
        }
      >
        Quem joga e quis aparecer por aqui.
      </PageHeader>
      <div className={classes.screen}>
        {!query.data?.meta.closed && (
          <DirectoryFilters search={search} cities={query.data?.meta.cities ?? []} onChange={change} />
        )}
        <QueryState query={query} skeleton={<Cards />} failure="Não deu para buscar os atletas">
          {({ items, meta }) => (
            <>
              {meta.closed === null && (
                <p role="status" className={items.length === 0 ? 'visually-hidden' : classes.count}>
                  {countWords(meta.total, isAsked)}
                </p>
              )}
              {items.length === 0 ? (
                <Nobody meta={meta} isAsked={isAsked} onAll={() => change(noFilter)} />
              ) : (
                <ul className={classes.list}>
                  {items.map((athlete) => (
                    <li key={athlete.handle}>
                      <Athlete athlete={athlete} />
                    </li>
                  ))}
                </ul>
              )}
              <Pager meta={meta} />
            </>
          )}
        </QueryState>
      </div>
    </>
  )
}

const noFilter: DirectoryAddress = {
  cidade: undefined,
  esporte: undefined,
  posicao: undefined,
  nivel: undefined,
}

function countWords(total: number, isAsked: boolean): string {
  if (total === 0) return isAsked ? 'Ninguém assim por aqui.' : 'Ninguém por aqui ainda.'
  return total === 1 ? '1 atleta' : `${formatCount(total)} atletas`
}

function Athlete({ athlete: { handle, ...card } }: { athlete: ListedAthlete }) {
  return (
    <CardView
      card={card}
      title={
        <Link to="/atletas/$id" params={{ id: handle }}>
          {card.name}
        </Link>
      }
    />
  )
}

const closedWords = {
  under_age: {
    title: 'A busca de atletas abre aos 18 anos',
    text: 'Até lá, seu cartão é só seu.',
    aba: 'cartao',
    action: 'Abrir meu cartão',
  },
  age_unknown: {
    title: 'A busca de atletas é para maiores de 18',
    text: 'Informe sua data de nascimento em “Meus dados” e volte para cá.',
    aba: 'dados',
    action: 'Abrir “Meus dados”',
  },
} as const

type NobodyProps = { meta: DirectoryMeta; isAsked: boolean; onAll: () => void }

/** A page with nobody: the directory is closed to its reader, ends before, or has nobody who is looked for. */
function Nobody({ meta: { closed, total }, isAsked, onAll }: NobodyProps) {
  if (closed !== null) {
    const { title, text, aba, action } = closedWords[closed]
    return (
      <EmptyState
        title={title}
        text={text}
        action={
          <Link to="/atleta/perfil" search={{ aba }}>
            {action}
          </Link>
        }
      />
    )
  }
  if (total > 0) return <EmptyState title="A lista acaba antes" text="Volte para o começo dela." />
  return isAsked ? (
    <EmptyState
      title="Ninguém assim por aqui"
      text="Solte um filtro: nem todo mundo mostra cidade, posição e nível."
      action={
        <button type="button" onClick={onAll}>
          Limpar os filtros
        </button>
      }
    />
  ) : (
    <EmptyState
      title="Ninguém por aqui ainda"
      text="Quem tem 18 anos ou mais escolhe aparecer, no próprio cartão."
      action={
        <Link to="/atleta/perfil" search={{ aba: 'cartao' }}>
          Abrir meu cartão
        </Link>
      }
    />
  )
}

function Cards() {
  return (
    <div className={classes.list} role="status" aria-label="Buscando atletas">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height="12rem" />
      ))}
    </div>
  )
}
