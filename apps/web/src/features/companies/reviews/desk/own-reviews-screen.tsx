import { ownReviewsQuery } from '@campo-livre/api/companies/own-reviews.ts'
import type { OwnReview, OwnReviewsMeta } from '@campo-livre/domain/reviews/review-row.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { pageTitle } from '../../../../lib/metadata/page-title.ts'
import { QueryState } from '../../../../lib/query/query-state.tsx'
import { PageLinks } from '../../page-links.tsx'
import { ReviewsSkeleton } from '../reviews-skeleton.tsx'
import { OwnReviewItem } from './own-review-item.tsx'
import classes from './own-reviews.module.css'
import { ownReviewsParams } from './own-reviews-search.ts'

const route = getRouteApi('/_company/company/reviews')

/** The reviews of an arena's fields (A9, H8): those without an answer first, each answered where it stands. */
export function OwnReviewsScreen() {
  const query = useQuery({
    ...ownReviewsQuery(ownReviewsParams(route.useSearch())),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={classes.screen}>
      <title>{pageTitle('Avaliações')}</title>
      <PageHeader title="Avaliações">
        {query.data && query.data.meta.total > 0 && standing(query.data.meta)}
      </PageHeader>
      <QueryState query={query} skeleton={<ReviewsSkeleton />} failure="Não deu para buscar as avaliações">
        {({ items, meta }) =>
          meta.total === 0 ? (
            <EmptyState
              title="Ninguém avaliou a arena ainda"
              text="O que disserem dos seus campos aparece aqui, e você responde na hora."
              action={<Link to="/company/profile">Ver a página da arena</Link>}
            />
          ) : (
            <>
              <OwnReviewList items={items} busy={query.isPlaceholderData} />
              <PageLinks meta={meta} param="pagina" label="Páginas de avaliações" />
            </>
          )
        }
      </QueryState>
    </div>
  )
}

/** Says how many reviews wait for an answer. */
function standing({ total, unanswered }: OwnReviewsMeta): string {
  const all = total === 1 ? '1 avaliação' : `${formatCount(total)} avaliações`
  return unanswered === 0 ? `${all}, todas com resposta` : `${all}, ${formatCount(unanswered)} sem resposta`
}

const groups = [
  { title: 'Sem resposta', id: 'a-responder', answered: false },
  { title: 'Respondidas', id: 'respondidas', answered: true },
] as const

/** The reviews of a page by whether they are answered, with a headline for each of both groups. */
export function OwnReviewList({ items, busy }: { items: readonly OwnReview[]; busy: boolean }) {
  return groups.map(({ title, id, answered }) => {
    const rows = items.filter((review) => review.answered === answered)
    return rows.length === 0 ? null : (
      <section key={id} className={classes.group} aria-labelledby={id}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <ul className={classes.list} aria-busy={busy}>
          {rows.map((review) => (
            <li key={review.id} className={classes.item}>
              <OwnReviewItem review={review} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
