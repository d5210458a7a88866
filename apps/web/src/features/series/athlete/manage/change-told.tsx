import type { SlotPreview } from '@campo-livre/domain/series/athlete-command.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { QueryState } from '../../../../lib/query/query-state.tsx'
import busyClasses from '../../../../lib/loading/busy.module.css'
import classes from './manage.module.css'

type Props = {
  preview: UseQueryResult<SlotPreview>
  /** Returns what would happen, in sentences; the first leads. */
  says: (preview: SlotPreview) => readonly string[]
}

/** The changes that a wish would make to a fixed slot, read anew as the wish is changed; or why it would be refused. */
export function ChangeTold({ preview, says }: Props) {
  // The sentences of the wish before are no longer true: they only keep the height until those of this one are there.
  const busy = preview.isPlaceholderData
  return (
    <section
      className={`${classes.told} ${busyClasses.busy}`}
      aria-label="O que vai acontecer"
      aria-busy={busy}
    >
      <QueryState
        query={preview}
        skeleton={
          <div role="status" aria-label="Vendo o que muda">
            <Skeleton height="5rem" />
          </div>
        }
        failure="Não deu para ver o que muda"
      >
        {(told) => (
          <div role="status" className={classes.sentences}>
            {told.refusal ? (
              <p className={classes.problem}>{told.refusal.message}</p>
            ) : (
              says(told).map((sentence) => <p key={sentence}>{sentence}</p>)
            )}
            {busy && <p className={classes.asking}>Vendo o que muda…</p>}
          </div>
        )}
      </QueryState>
    </section>
  )
}
