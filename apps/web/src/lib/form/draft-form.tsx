import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { Subject } from '@campo-livre/api/client/subject.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useForm } from '@mantine/form'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { Attempt } from '../action/action.ts'
import { SubmitButton } from './submit-button.tsx'
import { toasts } from '../toasts/toasts.ts'
import { useIdempotencyKey } from '../action/use-idempotency-key.ts'
import { useSubmitForm } from './use-submit-form.ts'
import { FieldInput } from './field-input.tsx'
import { toTexts, toValues } from './field-text.ts'
import { type FormDraft, formDraft } from './form-draft.ts'
import type { FormField } from './form-field.ts'
import classes from './form.module.css'
import { mergeTexts } from './merge-texts.ts'
import { TheirChange } from './their-change.tsx'

export type DraftFormProps<Body, Answer> = {
  fields: readonly FormField[]
  /** The schema of the body; its sentences are shown at the fields. */
  schema: z.ZodMiniType<Body>
  /** The initial values, `version` included; newer ones are merged with the typed ones. */
  values: object
  mutation: {
    mutationFn: (body: Body, attempt: Attempt<Body>) => Promise<Answer>
    changes: readonly Subject[]
  }
  /** The key of the draft: the kind of row and its id. */
  draftKey: string
  /** The text of the button: `Salvar produto`. */
  submit: string
  /** The toast: `Produto salvo`. */
  saved: string
  /** The sentence for a failure without one from the server: `Não deu para salvar o produto.` */
  failure: string
  /** Reads the present values from a 409 (`stale`); null when it has none. */
  readCurrent?: (data: unknown) => object | null
  /** Renders a preview below the fields; `body` is null while a field is wrong. */
  preview?: (body: Body | null) => ReactNode
  onSaved?: (answer: Answer) => void
  onClose: () => void
}

/** A form that keeps a draft, checks and sends its values, and merges them with changes made elsewhere. */
export function DraftForm<Body, Answer>(props: DraftFormProps<Body, Answer>) {
  const { fields, schema, values, mutation, draftKey, readCurrent, onSaved, onClose } = props
  const draft = formDraft(draftKey)
  const keyOf = useIdempotencyKey()
  const element = useRef<HTMLFormElement>(null)
  const [begun] = useState(() => begin(draft, toTexts(fields, values)))
  // The last known values on the server.
  const [base, setBase] = useState(values)
  const [merged, setMerged] = useState(begun.merged)
  const [recovered, setRecovered] = useState(begun.recovered)
  const bodyOf = (texts: Record<string, string>) => schema.safeParse(toValues(fields, base, texts))
  const form = useForm<Record<string, string>>({
    mode: 'controlled',
    initialValues: { ...begun.merged.texts },
    validate: (texts) => problemsOf(fields, bodyOf(texts).error),
    onValuesChange: (texts) => {
      const from = toTexts(fields, base)
      if (fields.some(({ name }) => texts[name] !== from[name])) draft.keep({ texts, base: from })
      else draft.drop()
    },
  })
  const merge = (current: object) => {
    const next = mergeTexts({
      base: toTexts(fields, base),
      mine: form.getValues(),
      theirs: toTexts(fields, current),
    })
    setBase(current)
    setMerged(next)
    form.setValues(next.texts)
  }
  const sending = useSubmitForm<Record<string, string>, Answer>({
    form,
    fields: fields.map(({ name }) => name),
    changes: mutation.changes,
    send: async (texts, signal) => {
      const body = schema.parse(toValues(fields, base, texts))
      const attempt = { variables: body, signal, idempotencyKey: keyOf(JSON.stringify(body)) }
      try {
        const answer = await mutation.mutationFn(body, attempt)
        draft.drop()
        toasts.add({ severity: 'success', title: props.saved, lifeMs: 4_000 })
        return answer
      } catch (error) {
        const current = error instanceof ApiError && error.code === 'stale' && readCurrent?.(error.data)
        if (current) merge(current)
        // The form has been closed meanwhile, so it cannot show the failure.
        if (!element.current)
          toasts.add({ severity: 'error', title: props.failure, text: 'O que você escreveu está guardado.' })
        throw error
      }
    },
    onSent: (_texts, answer) => {
      onSaved?.(answer)
      onClose()
    },
    failure: props.failure,
    unknownCall: 'Isto não está mais aqui, ou ainda não dá para mudar. O que você escreveu continua na tela.',
  })
  const { submit, inputOf, setValue, pending } = sending
  // The values were changed elsewhere while the form is open.
  const news = JSON.stringify(toTexts(fields, values))
  const seen = useRef(news)
  const mergeNews = useEffectEvent(() => merge(values))
  useEffect(() => {
    if (news === seen.current || pending) return
    seen.current = news
    mergeNews()
  }, [news, pending])
  const startOver = () => {
    setRecovered(false)
    form.clearErrors()
    setMerged({ texts: {}, conflicts: {}, updated: {} })
    form.setValues({ ...toTexts(fields, base) })
    element.current?.focus({ preventScroll: true })
  }
  const typed = form.getValues()
  return (
    <form ref={element} tabIndex={-1} className={classes.form} onSubmit={submit} noValidate>
      {recovered && (
        <p className={classes.recovered}>
          <span>Recuperamos o que você tinha escrito e não salvou.</span>
          <button type="button" className={button.subtle} onClick={startOver}>
            Começar de novo
          </button>
        </p>
      )}
      {fields.map((field) => {
        const { name } = field
        return (
          <div key={name} className={field.half ? classes.half : undefined}>
            <FieldInput
              field={field}
              text={typed[name] ?? ''}
              error={form.errors[name]}
              inputOf={inputOf}
              onText={(text) => setValue(name, text)}
            />
            <TheirChange
              field={field}
              text={typed[name] ?? ''}
              merged={merged}
              onUse={(text) => setValue(name, text)}
            />
          </div>
        )
      })}
      {props.preview?.(bodyOf(typed).data ?? null)}
      <div className={classes.end}>
        <SubmitButton sending={sending} size="md">
          {props.submit}
        </SubmitButton>
      </div>
    </form>
  )
}

/** Returns the initial texts: the draft merged with the present values, or these alone. */
function begin(draft: FormDraft, known: Readonly<Record<string, string>>) {
  const kept = draft.read()
  if (kept === null) return { merged: { texts: known, conflicts: {}, updated: {} }, recovered: false }
  // A field that the draft lacks has its present value.
  const mine = { ...known, ...kept.texts }
  return { merged: mergeTexts({ base: { ...known, ...kept.base }, mine, theirs: known }), recovered: true }
}

/** Returns the first error of each field. */
function problemsOf(fields: readonly FormField[], error: z.core.$ZodError | undefined) {
  const problems: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) {
    const name = String(path[0])
    if (fields.some((field) => field.name === name)) problems[name] ??= message
  }
  return problems
}
