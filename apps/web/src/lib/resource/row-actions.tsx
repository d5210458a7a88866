import button from '@campo-livre/ui/button/button.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ActionFailure } from '../action/action-failure.tsx'
import type { ActionState } from '../action/action.ts'
import { useAction } from '../action/use-action.ts'
import { ConfirmQuestion } from '../confirm/confirm-question.tsx'
import { cellText, zoneOf } from './cell-text.ts'
import { layRow } from './lay-row.ts'
import type { Resource } from './resource.ts'
import type { ResourceWrites, RowAction } from './resource-writes.ts'
import classes from './row-actions.module.css'
import { changed } from './use-list.ts'

type Props<Row> = { resource: Resource<Row>; writes: ResourceWrites<Row>; row: Row }

/** The actions on a row: editing it, and its own actions, each after its question. */
export function RowActions<Row extends object>({ resource, writes, row }: Props<Row>) {
  const client = useQueryClient()
  const [askedFor, setAsked] = useState<string | null>(null)
  const group = useRef<HTMLDivElement>(null)
  const name = cellText(resource.columns[0], row, zoneOf(resource, row)) ?? ''
  const close = () => {
    setAsked(null)
    group.current?.focus()
  }
  const actions = writes.actions?.(row) ?? []
  // By its label, as what can be done changes with the row.
  const asked = actions.find(({ label }) => label === askedFor) ?? null
  const action = useAction<RowAction>({
    mutation: {
      mutationFn: (wish, attempt) => wish.send(attempt),
      meta: { changes: writes.changes },
      onSuccess: (answer) => {
        const read = writes.row.safeParse(answer)
        if (read.success) layRow(client, resource, read.data)
      },
    },
    toast: (_answer, { done }) => ({ title: done, text: name }),
    done: close,
    failure: asked?.failure ?? 'Não deu certo. Tente de novo.',
  })
  if (actions.length === 0 && !writes.edit) return null
  return (
    <div ref={group} role="group" aria-label={`Ações de ${name}`} tabIndex={-1} className={classes.actions}>
      {asked?.question ? (
        <AskedQuestion
          question={asked.question}
          tone={asked.tone}
          action={action}
          onAct={() => action.run(asked)}
          onKeep={close}
        />
      ) : (
        <>
          <ActionFailure action={action} />
          <div className={classes.buttons}>
            {writes.edit && (
              <Link
                to="."
                search={changed({ aberto: undefined, editar: resource.idOf(row) })}
                resetScroll={false}
                className={button.primary}
              >
                Editar
              </Link>
            )}
            {actions.map((each) => (
              <button
                key={each.label}
                type="button"
                className={each.tone === undefined ? button.secondary : button[each.tone]}
                aria-busy={action.pending && asked?.label === each.label}
                onClick={() => {
                  if (action.pending) return
                  action.reset()
                  setAsked(each.label)
                  if (!each.question) action.run(each)
                }}
              >
                {each.label}
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

type AskedProps = Required<Pick<RowAction, 'question'>> & {
  tone: RowAction['tone']
  action: ActionState
  onAct: () => void
  onKeep: () => void
}

/** The question before an action, with what follows from it. */
function AskedQuestion({
  question: { title, consequence, keep, act },
  tone = 'primary',
  ...rest
}: AskedProps) {
  return (
    <ConfirmQuestion title={title} keep={keep} act={act} tone={tone} {...rest}>
      <p>{consequence}</p>
    </ConfirmQuestion>
  )
}
