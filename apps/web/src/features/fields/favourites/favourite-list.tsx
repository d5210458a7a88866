import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { favouritesQuery } from '@campo-livre/api/account/favourites.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { FieldCard } from '@campo-livre/ui/field-card/field-card.tsx'
import { FieldCardSkeleton } from '@campo-livre/ui/field-card/field-card-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QueryState } from '../../../lib/query/query-state.tsx'
import listing from '../listing-screen.module.css'

/** The athlete's favourite fields, with their next free times (H1). */
export function FavouriteList() {
  const query = useQuery(favouritesQuery())
  return (
    <QueryState query={query} skeleton={<Skeletons />} failure="Não deu para buscar seus favoritos">
      {(fields) =>
        fields.length === 0 ? (
          <EmptyState
            title="Nenhum favorito ainda"
            text="Marque o coração de um campo e ele fica aqui, com os próximos horários livres. Algumas arenas têm oferta só para quem favoritou."
            action={<Link to="/">Encontrar campos</Link>}
          />
        ) : (
          <ul className={listing.cards} aria-label="Favoritos">
            {fields.map((field, index) => (
              <li key={field.id}>
                <FieldCard
                  now={serverNow()}
                  field={field}
                  eager={index < 3}
                  headingLevel={2}
                  fieldLink={(props) => <Link {...props} to="/field/$id" params={{ id: field.id }} />}
                  timeLink={({ day: dia, start: inicio, end: fim }, props) => (
                    <Link
                      {...props}
                      to="/field/$id"
                      params={{ id: field.id }}
                      search={{ dia, inicio, fim }}
                    />
                  )}
                />
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  )
}

function Skeletons() {
  return (
    <div role="status" aria-label="Buscando seus favoritos" className={listing.cards}>
      {Array.from({ length: 3 }, (_, index) => (
        <FieldCardSkeleton key={index} />
      ))}
    </div>
  )
}
