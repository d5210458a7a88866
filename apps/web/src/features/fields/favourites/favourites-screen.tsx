import { favouritesQuery } from '@campo-livre/api/account/favourites.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { FieldCardSkeleton } from '@campo-livre/ui/field-card/field-card-skeleton.tsx'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { ListedField } from '../listed-field.tsx'
import listing from '../listing-screen.module.css'

/** The athlete's favourite fields, with their next free times (H1). */
export function FavouritesScreen() {
  const query = useQuery(favouritesQuery())
  return (
    <div>
      <title>{pageTitle('Favoritos')}</title>
      <PageHeader title="Favoritos" />
      <QueryState query={query} skeleton={<Skeletons />} failure="Não deu para buscar seus favoritos">
        {(fields) =>
          fields.length === 0 ? (
            <EmptyState
              title="Nenhum favorito ainda"
              text="Toque no coração de um campo e ele fica aqui, com os próximos horários livres. Algumas arenas têm oferta só para quem favoritou."
              action={<Link to="/">Encontrar campos</Link>}
            />
          ) : (
            <ul className={listing.cards} aria-label="Favoritos">
              {fields.map((field, index) => (
                <li key={field.id}>
                  <ListedField field={field} eager={index < 3} sport={undefined} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </div>
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
