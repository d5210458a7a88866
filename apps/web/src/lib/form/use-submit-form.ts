import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { Subject } from '@campo-livre/api/client/subject.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { failureSentence } from '../notice/failure-sentence.ts'
import { limitOf, limitSentence } from '../notice/limit.ts'
import { maskInput } from './mask-input.ts'
import { useAbortable } from '../action/use-abortable.ts'
import { useWait } from '../notice/use-wait.ts'

type Options<V, A> = {
  form: UseFormReturnType<V>
  /** The names of the fields in the order in which they stand: the first wrong one gets the focus. */
  fields: readonly (keyof V & string)[]
  send: (values: V, signal: AbortSignal) => Promise<A>
  /** What is asked again afterwards. */
  changes?: readonly Subject[]
  /** What comes next, for who is still here: nobody is taken away from where they went meanwhile. */
  onSent: (values: V, answer: A) => void
  /** What to say when the server says nothing: `Não deu para …`. */
  failure: string
  /** What to say when the server does not know the call at all (404). */
  unknownCall: string
  /** What is refused holds for the fields as a whole, as e-mail and password do: a change to any of them takes it back. */
  asOne?: boolean
}

/** A sentence that is only read aloud; a greater number says it once more. */
export type Announcement = { text: ReactNode; times: number }

type Extras = { type?: 'checkbox'; mask?: (text: string) => string }

/**
 * How a form is sent: checked on leaving a field and on sending, the first wrong field focused, what the server refuses
 * shown at its field until that is changed, everything else in one notice. Nothing that was typed is lost (G5). Who
 * tried too often waits for as long as the server says (H11). `SubmitButton` shows what comes of it.
 */
export function useSubmitForm<V extends object, A = void>(options: Options<V, A>) {
  const { form, fields, send, onSent, failure, unknownCall, asOne = false, changes = [] } = options
  const wait = useWait()
  const refused = useRef(new Set<keyof V & string>())
  const { signal, abort } = useAbortable()
  const sent = useRef<HTMLFormElement>(null)
  const [heard, setHeard] = useState<(Announcement & { name: string }) | null>(null)
  // Another form of the screen may have fields of the same names.
  const nodeOf = (name: keyof V & string) =>
    sent.current ? sent.current.querySelector<HTMLElement>(`[data-path="${name}"]`) : form.getInputNode(name)
  const focusFirst = (wrong: Readonly<Record<string, ReactNode>>) => {
    const name = fields.find((field) => field in wrong)
    const node = name === undefined ? null : nodeOf(name)
    if (name === undefined || node === null) return
    // What has the focus already is not read out again by getting it.
    if (node === document.activeElement)
      setHeard((before) => ({ name, text: wrong[name], times: (before?.times ?? 0) + 1 }))
    node.focus()
  }
  const { mutate, isPending, error } = useMutation({
    meta: { changes },
    mutationFn: (values: V) => send(values, signal()),
    onError: (failed) => {
      wait.begin(limitOf(failed) ?? 0)
      const errors = errorsAt(fields, failed)
      refused.current = new Set(fields.filter((name) => name in errors))
      form.setErrors(errors)
      focusFirst(errors)
    },
  })
  const inputOf = (name: keyof V & string, { type, mask }: Extras = {}) => {
    const props = form.getInputProps(name, type ? { type } : {})
    return {
      ...props,
      name,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
        if (asOne) for (const other of refused.current) form.clearFieldError(other)
        if (asOne) refused.current.clear()
        refused.current.delete(name)
        if (mask) maskTyped(event, mask)
        props.onChange(event)
      },
      onBlur: () => {
        if (!refused.current.has(name)) void form.validateField(name)
      },
    }
  }
  const submit = form.onSubmit((values) => {
    if (!isPending && wait.left === 0) mutate(values, { onSuccess: (answer) => onSent(values, answer) })
  }, focusFirst)
  return {
    submit: (event?: SyntheticEvent<HTMLFormElement>) => {
      sent.current = event?.currentTarget ?? null
      submit(event)
    },
    inputOf,
    pending: isPending,
    abort,
    /** What is told of the failure as a whole; null when it stands at a field, or there is none. */
    notice: error && Object.keys(errorsAt(fields, error)).length === 0 ? sentence(error) : null,
    /** The first wrong field had the focus before: what it says of itself now. Null once that is changed. */
    heard: heard !== null && form.errors[heard.name] === heard.text ? heard : null,
    /** Why it failed, wherever it is told. */
    error,
    limited: limitOf(error) !== null,
    wait,
  }
  function sentence(failed: Error): string {
    const unknown = failed instanceof ApiError && failed.status === 404
    if (unknown) return unknownCall
    return limitOf(failed) === null ? failureSentence(failed, failure) : limitSentence(failed)
  }
}

/** What a refusal says of the fields that are here. */
function errorsAt(fields: readonly string[], error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  const here = fields.filter((name) => error.errors[name] !== undefined)
  return Object.fromEntries(here.map((name) => [name, (error.errors[name] ?? []).join(' ')]))
}

function maskTyped(
  { currentTarget: input, nativeEvent: event }: ChangeEvent,
  mask: (text: string) => string,
): void {
  const takesAway = event instanceof InputEvent && event.inputType.startsWith('delete')
  if (input instanceof HTMLInputElement) maskInput(input, mask, takesAway)
}
