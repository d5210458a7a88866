import { type RefObject, type SubmitEventHandler, useRef, useState } from 'react'
import { focusProblem, type Problems } from './form-problems.ts'

type CheckedForm = {
  /** The sentence of each field that is wrong, once it was tried to send. */
  problems: Problems
  /** Says again what is wrong with changed values, where something was. */
  recheck: (found: Problems) => void
  /** Sends, or gives the focus to the first field that is wrong. */
  submit: () => void
  /** For the `<form>`. */
  form: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit: SubmitEventHandler<HTMLFormElement>
  }
}

/**
 * A form of a contract that sends nothing wrong. `check` returns what is wrong with the entered values; `isRefused`: true
 * where its preview tells why not, which then gets the focus.
 */
export function useCheckedForm(check: () => Problems, send: () => void, isRefused = false): CheckedForm {
  const [problems, setProblems] = useState<Problems>({})
  const ref = useRef<HTMLFormElement>(null)
  const submit = () => {
    const found = check()
    setProblems(found)
    if (focusProblem(ref.current, found)) return
    if (isRefused) ref.current?.querySelector<HTMLElement>('[data-path="preview"]')?.focus()
    else send()
  }
  return {
    problems,
    recheck: (found) => {
      if (Object.keys(problems).length > 0) setProblems(found)
    },
    submit,
    form: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        submit()
      },
    },
  }
}
