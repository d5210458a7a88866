import { seriesListQuery } from '@campo-livre/api/series/my-series.ts'
import { seriesRequestsQuery } from '@campo-livre/api/series/series-requests.ts'
import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import type { SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { QueryState } from '../../../lib/query/query-state.tsx'
import classes from '../../../lib/resource/card-screen.module.css'
import { isOver } from './is-over.ts'
import { Requests } from './requests.tsx'
import SlotCards from './slot-cards.tsx'

const skeleton = (
  <div role="status" aria-label="Buscando seus horários fixos" className={classes.screen}>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} height="7rem" />
    ))}
  </div>
)

/** All fixed slots of an athlete and what they have asked for (N8): what goes on first, then what is over. */
export function FixedSlotsScreen() {
  const slots = useQuery(seriesListQuery())
  const requests = useQuery(seriesRequestsQuery())
  return (
    <div className={classes.screen}>
      <title>{pageTitle('Horários fixos')}</title>
      <PageHeader title="Horários fixos" />
      <QueryState query={slots} skeleton={skeleton} failure="Não deu para buscar seus horários fixos">
        {(all) => (
          <QueryState
            query={requests}
            skeleton={skeleton}
            failure="Não deu para buscar seus pedidos de horário fixo"
          >
            {(asked) => <Content all={all} asked={asked} />}
          </QueryState>
        )}
      </QueryState>
    </div>
  )
}

type ContentProps = { all: readonly SeriesDetail[]; asked: readonly SeriesRequestDetail[] }

function Content({ all, asked }: ContentProps) {
  if (all.length + asked.length === 0)
    return (
      <EmptyState
        title="Nenhum horário fixo"
        text="Joga toda semana? Na página de um campo, peça seu horário: a arena responde e ele fica guardado."
        action={<Link to="/">Encontrar campos</Link>}
      />
    )
  const over = all.filter(isOver)
  const live = all.filter((series) => !isOver(series))
  return (
    <>
      {live.length > 0 && <SlotCards slots={live} title="Em andamento" />}
      <Requests all={asked} when="all" />
      {over.length > 0 && <SlotCards slots={over} title="Encerrados" />}
    </>
  )
}
