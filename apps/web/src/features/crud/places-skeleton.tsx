import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'

/** The table on its way. */
export function PlacesSkeleton() {
  return (
    <div role="status" aria-label="Buscando as cidades">
      <Skeleton height="30rem" />
    </div>
  )
}
