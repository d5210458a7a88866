import { ApiError } from '@campo-livre/api/client/api-error.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import { ActionFailure } from '../../action/action-failure.tsx'
import type { ActionState } from '../../action/action.ts'
import { useAction } from '../../action/use-action.ts'
import { ConfirmQuestion } from '../../confirm/confirm-question.tsx'
import { type ReasonDraft, reasonDraft } from '../../confirm/reason.ts'
import { SlowNotice } from '../../loading/slow-notice.tsx'
import { cellText, zoneOf } from '../table/cell-text.ts'
import { layRow } from '../writes/lay-row.ts'
import { theOne } from '../noun.ts'
import type { Resource } from '../resource.ts'
import { editFormOf, mainActionOf, type ResourceWrites, type RowAction } from '../resource-writes.ts'
import classes from './row-actions.module.css'
import { changed, useList } from '../use-list.ts'

type Props<Row> = { resource: Resource<Row>; writes: ResourceWrites<Row>; row: Row }
/** An action with its reason. Two tries are the same by label and reason: its question may hold elements of the page. */
type RowActionVariables = { label: string; reason: string; act: () => RowAction }

/** The actions on a row, each after its question, and editing it; first what it waits for, if anything. */
export function RowActions<Row extends object>({ resource, writes, row }: Props<Row>) {
  const client = useQueryClient()
  const router = useRouter()
  const [askedFor, setAsked] = useState<string | null>(null)
  const group = useRef<HTMLDivElement>(null)
  const { change } = useList()
  const name = cellText(resource.columns[0], row, zoneOf(resource, row)) ?? ''
  const close = () => {
    setAsked(null)
    group.current?.focus()
  }
  const actions = writes.actions?.(row) ?? []
  // By its label, as what can be done changes with the row.
  const asked = actions.find(({ label }) => label === askedFor) ?? null
  const draftOf = ({ label }: RowAction) => reasonDraft(`${label} ${resource.noun.one} ${resource.idOf(row)}`)
  /** Shows the row of an answer or a refusal at once; returns whether it has one. */
  const lay = (data: unknown) => {
    const read = writes.row.safeParse(data)
    if (read.success) layRow(client, resource, read.data)
    return read.success
  }
  const action = useAction<RowActionVariables>({
    mutation: {
      mutationFn: ({ act, reason }, attempt) => act().send(attempt, reason),
      meta: { changes: writes.changes },
      onSuccess: (answer, { act }) => {
        lay(answer)
        draftOf(act()).drop()
      },
    },
    toast: (_answer, { act }) => (act().quiet ? null : { title: act().done, text: name }),
    done: (answer, { act }) => {
      close()
      if (act().closes) change({ aberto: undefined, historico: undefined })
      const path = act().open?.(answer) ?? null
      if (path !== null) router.history.push(path)
    },
    failed: (error) => {
      // Other actions may be possible now, and the question gone.
      if (error instanceof ApiError && lay(error.data)) close()
    },
    failure: `Não deu para mudar ${theOne(resource.noun)}. Tente de novo.`,
  })
  const links = writes.forms?.filter(({ available }) => available?.(row) ?? true) ?? []
  const editable = editFormOf(writes, row) !== null
  if (actions.length === 0 && links.length === 0 && !editable) return null
  const isWaiting = mainActionOf(actions) !== undefined
  const forms = (
    <Fragment key="forms">
      {editable && (
        <Link
          to="."
          search={changed({ aberto: undefined, historico: undefined, editar: resource.idOf(row) })}
          resetScroll={false}
          className={isWaiting ? button.secondary : button.primary}
        >
          Editar
        </Link>
      )}
      {links.map(({ slug, label }) => (
        <Link
          key={slug}
          to="."
          search={changed({
            aberto: undefined,
            historico: undefined,
            editar: resource.idOf(row),
            acao: slug,
          })}
          resetScroll={false}
          className={button.secondary}
        >
          {label}
        </Link>
      ))}
    </Fragment>
  )
  const acts = (
    <Fragment key="acts">
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
            if (!each.question) action.run({ label: each.label, reason: '', act: () => each })
          }}
        >
          {each.label}
        </button>
      ))}
    </Fragment>
  )
  return (
    <div ref={group} role="group" aria-label={`Ações de ${name}`} tabIndex={-1} className={classes.actions}>
      {asked?.question ? (
        <AskedQuestion
          question={asked.question}
          about={asked.about}
          refused={action.error instanceof ApiError && asked.refused?.(action.error.data)}
          draft={draftOf(asked)}
          tone={asked.tone}
          action={action}
          onAct={(reason) => action.run({ label: asked.label, reason, act: () => asked })}
          onKeep={close}
        />
      ) : (
        <>
          <ActionFailure action={action} />
          {action.pending && <SlowNotice onCancel={action.abort} />}
          <div className={classes.buttons}>{isWaiting ? [acts, forms] : [forms, acts]}</div>
        </>
      )}
    </div>
  )
}

type AskedProps = Required<Pick<RowAction, 'question'>> & {
  draft: ReasonDraft
  about: ReactNode
  refused: ReactNode
  tone: RowAction['tone']
  action: ActionState
  onAct: (reason: string) => void
  onKeep: () => void
}

/** The question before an action, with what follows from it. */
function AskedQuestion({
  question: { title, consequence, reason, keep, act },
  about,
  draft,
  refused,
  tone = 'primary',
  ...rest
}: AskedProps) {
  const asked = reason && { ...reason, draft }
  return (
    <ConfirmQuestion title={title} keep={keep} act={act} tone={tone} reason={asked} {...rest}>
      <p>{consequence}</p>
      {about}
      {refused}
    </ConfirmQuestion>
  )
}
