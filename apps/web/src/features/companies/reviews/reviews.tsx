import type { Review } from '@campo-livre/domain/reviews/review.ts'
import { reviewsQuery } from '@campo-livre/api/fields/list-reviews.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { PageLinks } from '../page-links.tsx'
import { ReviewItem } from './review-item.tsx'
import { ReviewMarks } from './review-marks.tsx'
import { ReviewsSkeleton } from './reviews-skeleton.tsx'
import styles from './reviews.module.css'

type Props = { of: 'fields' | 'companies'; id: string; timeZone: string; page: number }

/** The reviews of a field or of all of a company's fields, in pages by `avaliacoes` (A14). */
export function Reviews({ of, id, timeZone, page }: Props) {
  const client = useQueryClient()
  const options = reviewsQuery(of, id, page)
  const query = useQuery({ ...options, placeholderData: keepPreviousData })
  const marked = (review: Review) =>
    client.setQueryData(
      options.queryKey,
      (shown) =>
        shown && { ...shown, items: shown.items.map((item) => (item.id === review.id ? review : item)) },
    )
  return (
    <section aria-labelledby="avaliacoes-titulo">
      <h2 id="avaliacoes-titulo">Avaliações</h2>
      <QueryState query={query} skeleton={<ReviewsSkeleton />} failure="Não deu para buscar as avaliações">
        {({ items, meta }) =>
          meta.total === 0 ? (
            <p className={styles.none}>Ninguém avaliou ainda. Depois do seu jogo, conte como foi.</p>
          ) : (
            <>
              <ul className={styles.list} aria-busy={query.isPlaceholderData}>
                {items.map((review) => (
                  <li key={review.id}>
                    <ReviewItem
                      review={review}
                      timeZone={timeZone}
                      withField={of === 'companies'}
                      marks={<ReviewMarks review={review} onMarked={marked} />}
                    />
                  </li>
                ))}
              </ul>
              <PageLinks meta={meta} param="avaliacoes" label="Páginas de avaliações" />
            </>
          )
        }
      </QueryState>
    </section>
  )
}
