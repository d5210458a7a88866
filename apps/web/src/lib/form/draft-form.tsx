import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { Subject } from '@campo-livre/api/client/subject.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { Attempt } from '../action/action.ts'
import { randomKey } from '../action/use-idempotency-key.ts'
import { toasts } from '../toasts/toasts.ts'
import { FieldInput } from './field-input.tsx'
import type { Texts } from './field-text.ts'
import { formDraft } from './form-draft.ts'
import type { FormField } from './form-field.ts'
import classes from './form.module.css'
import { ReadOnlyField } from './read-only-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TheirChange } from './their-change.tsx'
import { useMergedForm } from './use-merged-form.ts'
import { useSubmitForm } from './use-submit-form.ts'

export type DraftFormProps<Body, Answer> = {
  fields: readonly FormField[]
  /** The schema of the body; its sentences are shown at the fields. */
  schema: z.ZodMiniType<Body>
  /** Returns the errors of a body that the schema accepts, by field. */
  check?: ((body: Body) => Readonly<Record<string, string>>) | undefined
  /** The initial values, `version` included; newer ones are merged with the typed ones. */
  values: object
  mutation: {
    mutationFn: (body: Body, attempt: Attempt<Body>) => Promise<Answer>
    changes: readonly Subject[]
  }
  /** The key of the draft: the kind of row and its id. */
  draftKey: string
  /** True for long work, whose draft also outlives a closed tab. */
  outlivesTab?: boolean
  /** The text of the button: `Salvar produto`. */
  submit: string
  /** The toast: `Produto salvo`; null where something else tells of it. */
  saved: string | ((body: Body) => string) | null
  /** The sentence for a failure without one from the server: `Não deu para salvar o produto.` */
  failure: string
  /** Reads the present values from a 409 (`stale`); null when it has none. */
  readCurrent?: (data: unknown) => object | null
  /** Returns the texts of other fields that follow a value; `before` are those before it. */
  follow?: (name: string, texts: Texts, before: Texts) => Texts
  /** Renders a picture of the texts above the fields. */
  above?: (texts: Texts) => ReactNode
  /** True on a page of its own, without the edges of a drawer. */
  page?: boolean
  /** Renders a preview below the fields; `body` is null while a field is wrong. */
  preview?: (body: Body | null) => ReactNode
  /** Renders what the data of a refusal tells beyond its sentence. */
  refused?: (data: unknown) => ReactNode
  onSaved?: (answer: Answer) => void
  /** Opens another page after a success, instead of closing; returns false for an answer that has none. */
  leave?: (answer: Answer) => boolean
  onClose: () => void
  /** False while it closes. */
  opened: boolean
  /** Called when a dialog of a field lies over the form, and when it no longer does. */
  onCovered: (covered: boolean) => void
}

function savedTitle<Body>(saved: string | ((body: Body) => string), body: Body): string {
  return typeof saved === 'string' ? saved : saved(body)
}

/** A form that keeps a draft, checks and sends its values, and merges them with changes made elsewhere. */
export function DraftForm<Body, Answer>(props: DraftFormProps<Body, Answer>) {
  const { schema, values, mutation, draftKey, opened, readCurrent, onSaved, onClose } = props
  const fields = props.fields.filter(({ readOnly }) => readOnly !== true)
  const [draft] = useState(() => formDraft(draftKey, fields, props.outlivesTab ? 'localStorage' : undefined))
  const element = useRef<HTMLFormElement>(null)
  const here = useRef(opened)
  useEffect(() => {
    here.current = opened
    return () => {
      here.current = false
    }
  }, [opened])
  const merged = useMergedForm({ fields, schema, values, draft, check: props.check })
  const { form, changes, recovered } = merged
  const sending = useSubmitForm<Record<string, string>, Answer>({
    form,
    fields: fields.map(({ name }) => name),
    changes: mutation.changes,
    send: async (texts, signal) => {
      const body = merged.bodyOf(texts)
      const idempotencyKey = merged.lastKey() ?? randomKey()
      merged.markSent(texts, idempotencyKey)
      try {
        const answer = await mutation.mutationFn(body, { variables: body, signal, idempotencyKey })
        if (props.saved !== null && draft.isOwn())
          toasts.add({ severity: 'success', title: savedTitle(props.saved, body), lifeMs: 4_000 })
        merged.end()
        return answer
      } catch (error) {
        const current = error instanceof ApiError && error.code === 'stale' && readCurrent?.(error.data)
        if (current) merged.merge(current)
        // It is closed, so it cannot show the failure.
        if (!here.current && draft.isOwn())
          toasts.add({ severity: 'error', title: props.failure, text: 'O que você escreveu está guardado.' })
        throw error
      }
    },
    onSent: (_texts, answer) => {
      if (props.leave?.(answer) !== true) onClose()
      onSaved?.(answer)
    },
    failure: props.failure,
    unknownCall: 'Isto não está mais aqui, ou ainda não dá para mudar. O que você escreveu continua na tela.',
  })
  const { submit, inputOf, setValue, pending, error } = sending
  const follow = (name: string, text: string) => {
    const before = form.getValues()
    const followed = props.follow?.(name, { ...before, [name]: text }, before) ?? {}
    for (const [other, next] of Object.entries(followed)) setValue(other, next)
  }
  const choose = (name: string, text: string) => {
    follow(name, text)
    setValue(name, text)
  }
  const followedInput: typeof inputOf = (name, extras) => {
    const input = inputOf(name, extras)
    return {
      ...input,
      onChange: (event) => {
        follow(name, event.currentTarget.value)
        input.onChange(event)
      },
    }
  }
  const wasPending = useRef(false)
  useEffect(() => {
    // While it was sent no field could have the focus.
    if (wasPending.current && !pending)
      element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    wasPending.current = pending
  }, [pending])
  const typed = form.getValues()
  const asked = props.fields.filter(({ shown }) => shown?.(typed) !== false)
  const folded = asked.filter((field) => field.folded?.(typed) === true)
  const lineOf = (field: FormField) => {
    const { name } = field
    if (field.readOnly === true) return <ReadOnlyField key={name} field={field} values={merged.base} />
    const text = typed[name] ?? ''
    return (
      <div key={name} className={field.half ? classes.half : undefined}>
        <FieldInput
          field={field}
          text={text}
          texts={typed}
          error={form.errors[name]}
          inputOf={followedInput}
          onText={(next) => choose(name, next)}
          onCovered={props.onCovered}
        />
        <TheirChange
          field={field}
          text={text}
          merged={changes}
          onUse={(theirs) => {
            setValue(name, theirs)
            element.current?.querySelector<HTMLElement>(`[data-path="${name}"]`)?.focus()
          }}
        />
      </div>
    )
  }
  return (
    <form ref={element} tabIndex={-1} className={classes.form} onSubmit={submit} noValidate>
      {recovered && (
        <p className={classes.recovered}>
          <span>Recuperamos o que você tinha escrito e não salvou.</span>
          <button
            type="button"
            className={button.subtle}
            onClick={() => {
              merged.startOver()
              element.current?.focus({ preventScroll: true })
            }}
          >
            Começar de novo
          </button>
        </p>
      )}
      {props.above?.(typed)}
      {/* Disabled while it is sent, so that nothing typed then is lost. */}
      <fieldset disabled={pending} className={classes.fields}>
        {asked.filter((field) => !folded.includes(field)).map(lineOf)}
        {folded.length > 0 && (
          <details className={classes.more}>
            <summary>Mais opções</summary>
            <div className={classes.form}>{folded.map(lineOf)}</div>
          </details>
        )}
      </fieldset>
      {props.preview?.(merged.body)}
      {error instanceof ApiError && props.refused?.(error.data)}
      <div className={props.page ? classes.pageEnd : classes.end}>
        <SubmitButton sending={sending} size="md">
          {props.submit}
        </SubmitButton>
      </div>
    </form>
  )
}
