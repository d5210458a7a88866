import { endDeal } from '@campo-livre/api/deals/change-deals.ts'
import { dealsQuery } from '@campo-livre/api/deals/list-deals.ts'
import { audienceLabels, type DealRow } from '@campo-livre/domain/deals/deal.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { focusContent } from '../../../lib/browser/focus-content.ts'
import { QueryState } from '../../../lib/query/query-state.tsx'
import report from '../report/report.module.css'
import { dealDays, dealPriceWords, dealTimes } from './deal-words.ts'
import classes from './deals.module.css'

type Props = { fields: readonly { id: string; name: string }[] }

/** The offers of idle hours (N9), each with what came of it against the same hours before. */
export function DealList({ fields }: Props) {
  const query = useQuery(dealsQuery())
  return (
    <section className={report.section} aria-labelledby="ofertas">
      <h2 id="ofertas" className={report.title}>
        Ofertas
      </h2>
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label="Buscando as ofertas">
            <Skeleton height="6rem" />
          </div>
        }
        failure="Não deu para buscar as ofertas"
      >
        {(deals) =>
          deals.length === 0 ? (
            <p className={report.note}>Nenhuma ainda. Abra uma hora vazia do mapa e ponha um preço nela.</p>
          ) : (
            <>
              <p className={report.note}>
                Quanto essas horas renderam desde a oferta, só as já jogadas, contra as mesmas de antes.
              </p>
              <ul className={classes.list}>
                {deals.map((deal) => (
                  <Deal key={deal.id} deal={deal} fields={fields} />
                ))}
              </ul>
            </>
          )
        }
      </QueryState>
    </section>
  )
}

function Deal({ deal, fields }: Props & { deal: DealRow }) {
  const action = useAction<void, Awaited<ReturnType<typeof endDeal>>>({
    mutation: {
      mutationFn: (_nothing, { signal }) => endDeal(deal.id, signal),
      meta: { changes: ['financial', 'fields'] },
    },
    toast: () => ({ title: 'Oferta encerrada', text: 'Quem já reservou fica com o preço dela.' }),
    done: focusContent,
    failure: 'Não deu para encerrar a oferta. Tente de novo.',
  })
  const { sold, soldCents, newPeople, cents, beforeCents } = deal.result
  const names = fields.filter(({ id }) => deal.fieldIds.includes(id)).map(({ name }) => name)
  const gained = cents - beforeCents
  return (
    <li className={classes.deal}>
      <h3 className={classes.times}>
        {dealTimes(deal)} {dealPriceWords(deal)}
      </h3>
      <p className={report.note}>
        {names.length === fields.length ? 'Todos os campos' : names.join(', ')} ·{' '}
        {audienceLabels[deal.audience]} · {dealDays(deal)}
      </p>
      {deal.status !== 'coming' && (
        <p>
          {formatCents(cents)}
          {gained === 0
            ? ', o mesmo que antes'
            : ` (${formatCents(Math.abs(gained))} a ${gained < 0 ? 'menos' : 'mais'})`}
          {' · '}
          {sold === 0
            ? `nada vendido${deal.status === 'live' ? ' ainda' : ''}`
            : `${formatCount(sold)} ${sold === 1 ? 'reserva' : 'reservas'} por esse preço, ${formatCents(soldCents)}${newPeople === 0 ? '' : `, ${formatCount(newPeople)} de gente nova`}`}
        </p>
      )}
      {deal.status !== 'ended' && (
        <ActionButton action={action} variant="default" onClick={() => action.run()}>
          Encerrar agora
        </ActionButton>
      )}
    </li>
  )
}
