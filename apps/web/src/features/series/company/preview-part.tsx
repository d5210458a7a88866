import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'
import type { DateChoice } from './date-choice.ts'
import { PreviewView } from './preview-view.tsx'
import classes from './series-form.module.css'
import { usePreview } from './use-preview.ts'
import type { SeriesCommandDraft } from './use-series-command.ts'

type Props = {
  draft: SeriesCommandDraft
  timeZone: string
  today: string
  fields: readonly { id: string; name: string }[]
  choices?: readonly DateChoice[]
  onChoices?: (choices: DateChoice[]) => void
}

const NO_CHOICES: readonly DateChoice[] = []

/** The preview of a command, read anew as it is changed, with the dates that need an answer. */
export function PreviewPart({ draft, choices = NO_CHOICES, onChoices, ...place }: Props) {
  const { query, isWhole } = usePreview(draft)
  const { query: bare } = usePreview('choices' in draft ? { ...draft, choices: [] } : draft)
  if (!isWhole && query.data === undefined)
    return <p className={classes.dim}>Preencha o que falta para ver as datas.</p>
  const clashes = (bare.data ?? query.data)?.dates.filter(({ state }) => state !== 'free') ?? []
  return (
    <QueryState
      query={query}
      skeleton={
        <div role="status" aria-label="Vendo as datas">
          <Skeleton height="5rem" />
        </div>
      }
      failure="Não deu para ver as datas"
    >
      {(preview) => (
        <PreviewView preview={preview} clashes={clashes} choices={choices} onChoices={onChoices} {...place} />
      )}
    </QueryState>
  )
}
