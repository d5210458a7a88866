import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'

/** The skeleton of a history. `what` names it in a sentence: `o histórico`. */
export function HistorySkeleton({ what }: { what: string }) {
  return (
    <div role="status" aria-label={`Buscando ${what}`}>
      <Skeleton height="6rem" />
    </div>
  )
}
