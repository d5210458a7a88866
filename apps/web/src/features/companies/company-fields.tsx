import type { Page } from '@campo-livre/api/client/parse.ts'
import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { FieldCardSkeleton } from '@campo-livre/ui/field-card/field-card-skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QueryState } from '../../lib/query/query-state.tsx'
import { CompanyField } from './company-field.tsx'
import styles from './company-fields.module.css'
import { PageLinks } from './page-links.tsx'

/** The company's fields as cards with their next free times. */
export function CompanyFields({ query }: { query: UseQueryResult<Page<FieldCard>> }) {
  return (
    <section aria-labelledby="campos-titulo">
      <h2 id="campos-titulo">Campos e quadras</h2>
      <QueryState query={query} skeleton={<CardSkeletons />} failure="Não deu para buscar os campos">
        {({ items, meta }) =>
          meta.total === 0 ? (
            <EmptyState
              title="Nenhum campo por aqui ainda"
              action={<Link to="/">Ver campos de outras arenas</Link>}
              drawing="field"
              headingLevel={3}
            >
              Essa arena está chegando. Volte em breve.
            </EmptyState>
          ) : (
            <>
              <ul className={styles.cards} aria-busy={query.isPlaceholderData}>
                {items.map((field) => (
                  <li key={field.id}>
                    <CompanyField field={field} />
                  </li>
                ))}
              </ul>
              <PageLinks meta={meta} param="pagina" label="Páginas de campos" />
            </>
          )
        }
      </QueryState>
    </section>
  )
}

function CardSkeletons() {
  return (
    <div className={styles.cards} role="status" aria-label="Buscando os campos">
      {[0, 1, 2].map((index) => (
        <FieldCardSkeleton key={index} />
      ))}
    </div>
  )
}
