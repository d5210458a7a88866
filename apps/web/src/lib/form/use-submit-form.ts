import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { Subject } from '@campo-livre/api/client/subject.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { failureSentence } from '../notice/failure-sentence.ts'
import { secondsToRetry, rateLimitSentence } from '../notice/rate-limit.ts'
import { maskInput } from './mask-input.ts'
import { useAbortable } from '../action/use-abortable.ts'
import { useCountdown } from '../notice/use-countdown.ts'

type Options<V, A> = {
  form: UseFormReturnType<V>
  /** The fields in visual order: the first wrong one gets the focus. */
  fields: readonly (keyof V & string)[]
  send: (values: V, signal: AbortSignal) => Promise<A>
  /** The subjects to refresh afterwards. */
  changes?: readonly Subject[]
  /** Called after a success, while the form is still shown. */
  onSent: (values: V, answer: A) => void
  /** The sentence for a failure without one from the server: `Não deu para …`. */
  failure: string
  /** The sentence for a server that does not know the call (404). */
  unknownCall: string
  /** True when an error concerns all fields together, as for e-mail and password: changing any of them clears it. */
  asOne?: boolean
}

/** A text to announce; a greater number announces it again. */
export type Announcement = { text: ReactNode; times: number }

type Extras = { type?: 'checkbox'; mask?: (text: string) => string }

/**
 * Sends a form: validates on blur and on submit, focuses the first wrong field, shows the server's errors at their
 * fields until these change, and everything else in one notice. Typed text is never lost (G5). After too many tries it
 * waits for as long as the server says (H11). `SubmitButton` shows the state.
 */
export function useSubmitForm<V extends object, A = void>(options: Options<V, A>) {
  const { form, fields, send, onSent, failure, unknownCall, asOne = false, changes = [] } = options
  const wait = useCountdown()
  const refused = useRef(new Set<keyof V & string>())
  const { signal, abort } = useAbortable()
  const sent = useRef<HTMLFormElement>(null)
  const [announced, setAnnounced] = useState<(Announcement & { name: string }) | null>(null)
  // Another form on the screen may have fields of the same names.
  const nodeOf = (name: keyof V & string) =>
    sent.current ? sent.current.querySelector<HTMLElement>(`[data-path="${name}"]`) : form.getInputNode(name)
  const focusFirst = (wrong: Readonly<Record<string, ReactNode>>) => {
    const name = fields.find((field) => field in wrong)
    const node = name === undefined ? null : nodeOf(name)
    if (name === undefined || node === null) return
    // A folded field cannot have the focus.
    const fold = node.closest('details')
    if (fold) fold.open = true
    // An element that has the focus already is not announced by focusing it.
    if (node === document.activeElement)
      setAnnounced((before) => ({ name, text: wrong[name], times: (before?.times ?? 0) + 1 }))
    node.focus()
  }
  const { mutate, isPending, error } = useMutation({
    meta: { changes },
    mutationFn: (values: V) => send(values, signal()),
    onError: (failed) => {
      wait.begin(secondsToRetry(failed) ?? 0)
      const errors = errorsAt(fields, failed)
      refused.current = new Set(fields.filter((name) => name in errors))
      form.setErrors(errors)
      focusFirst(errors)
    },
  })
  /** Clears the server's error of a changed field. */
  const changed = (name: keyof V & string) => {
    if (asOne) for (const other of refused.current) form.clearFieldError(other)
    if (asOne) refused.current.clear()
    refused.current.delete(name)
  }
  const inputOf = (name: keyof V & string, { type, mask }: Extras = {}) => {
    const props = form.getInputProps(name, type ? { type } : {})
    return {
      ...props,
      name,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
        changed(name)
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
    /** Sets the value of a field that is chosen, not typed. */
    setValue: (name: keyof V & string, value: V[keyof V]) => {
      changed(name)
      form.setFieldValue(name, value as never)
      form.clearFieldError(name)
    },
    pending: isPending,
    abort,
    /** The failure as a whole; null when a field shows it, or for none. */
    notice: error && Object.keys(errorsAt(fields, error)).length === 0 ? sentence(error) : null,
    /** The error to announce of a field that had the focus already; null once it changes. */
    announcement: announced !== null && form.errors[announced.name] === announced.text ? announced : null,
    /** The error, wherever it is shown. */
    error,
    limited: secondsToRetry(error) !== null,
    wait,
  }
  function sentence(failed: Error): string {
    const unknown = failed instanceof ApiError && failed.status === 404
    if (unknown) return unknownCall
    return secondsToRetry(failed) === null ? failureSentence(failed, failure) : rateLimitSentence(failed)
  }
}

/** Returns the props of the input of a field. */
export type InputOf<V extends object> = ReturnType<typeof useSubmitForm<V>>['inputOf']

/** Returns the errors of a refusal at these fields. */
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
