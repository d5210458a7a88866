import { rachasQuery } from '@campo-livre/api/rachas/list-rachas.ts'
import type { MyRachaRow } from '@campo-livre/domain/rachas/racha.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Pager } from '../../../lib/list/pager.tsx'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import busyClasses from '../../../lib/loading/busy.module.css'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { NextRacha } from './next-racha.tsx'
import { OpenRachas } from '../open/open-rachas.tsx'
import { RachaCard } from './racha-card.tsx'
import { toRachasQuestion } from './rachas-question.ts'
import classes from './rachas-screen.module.css'

const athleteCard = lazyComponent(() => import('../afterwards/athlete-card.tsx'))
const route = getRouteApi('/_athlete/atleta/rachas/')

/** The athlete's pickup games (A10, H7): the next one large, the others, what was played. */
export function RachasScreen() {
  const search = route.useSearch()
  const query = useQuery({ ...rachasQuery(toRachasQuestion(search)), placeholderData: keepPreviousData })
  return (
    <div className={classes.screen}>
      <title>{pageTitle('Meu Racha')}</title>
      <PageHeader
        title="Meu Racha"
        actions={
          <Link to="/atleta/rachas/novo" className={button.secondary}>
            Criar racha
          </Link>
        }
      />
      <QueryState query={query} skeleton={<RachasSkeleton />} failure="Não deu para buscar os rachas">
        {({ items, meta }) => (
          <div className={`${classes.lists} ${busyClasses.busy}`} aria-busy={query.isPlaceholderData}>
            {items.length === 0 ? <NoRachas /> : <Lists items={items} first={meta.page === 1} />}
            {items.length > 0 && <Pager meta={meta} />}
            {meta.page === 1 && <OpenRachas />}
            {meta.page === 1 && <athleteCard.Component />}
          </div>
        )}
      </QueryState>
    </div>
  )
}

const isAhead = ({ status }: MyRachaRow) => status === 'open' || status === 'full'

function Lists({ items, first }: { items: readonly MyRachaRow[]; first: boolean }) {
  const next = first ? items.find(isAhead) : undefined
  const others = items.filter((racha) => isAhead(racha) && racha !== next)
  const past = items.filter((racha) => !isAhead(racha))
  return (
    <>
      {next && <NextRacha racha={next} />}
      <Cards title="Outros jogos" rachas={others} />
      <Cards title="Já passaram" rachas={past} />
    </>
  )
}

function Cards({ title, rachas }: { title: string; rachas: readonly MyRachaRow[] }) {
  if (rachas.length === 0) return null
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      <ul className={classes.cards} aria-label={title}>
        {rachas.map((racha) => (
          <li key={racha.id}>
            <RachaCard racha={racha} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoRachas() {
  return (
    <EmptyState
      title="Nenhum racha ainda"
      text="Junte a turma: crie um racha e mande o convite no grupo. Quem tem o link responde, até sem conta."
      action={<Link to="/atleta/rachas/novo">Criar racha</Link>}
    />
  )
}

function RachasSkeleton() {
  return (
    <div role="status" aria-label="Buscando os rachas" className={classes.lists}>
      <Skeleton height="17rem" />
      <Skeleton height="7rem" />
      <Skeleton height="7rem" />
    </div>
  )
}
