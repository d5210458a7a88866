import { placesQuery } from '@campo-livre/api/places/list-places.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { pageTitle } from '../../lib/page-title.ts'
import { PlacesSkeleton } from './places-skeleton.tsx'
import { PlacesTable } from './places-table.tsx'

/** The admin's home (A11). For now: the places where there are fields. */
export function CrudScreen() {
  const query = useQuery(placesQuery())
  return (
    <>
      <title>{pageTitle('Gestão de dados')}</title>
      <PageHeader title="Gestão de dados">As cidades e os bairros que já têm campos.</PageHeader>
      <Loaded query={query} skeleton={<PlacesSkeleton />} failure="Não deu para buscar as cidades">
        {(places) =>
          places.length === 0 ? (
            <EmptyState
              drawing="field"
              title="Nenhuma cidade ainda"
              text="Quando a primeira arena for aprovada, a cidade dela aparece aqui."
              action={<Link to="/">Ver o site</Link>}
            />
          ) : (
            <PlacesTable places={places} />
          )
        }
      </Loaded>
    </>
  )
}
