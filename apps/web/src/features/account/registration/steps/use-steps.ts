import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type Kind, readRegistration, toAddress } from '../registration-address.ts'

export type Step<V> = {
  /** The short title in the progress. */
  name: string
  title: string
  /** In the order of the form. */
  fields: readonly (keyof V & string)[]
}

/** The rules of the fields: each returns its error, given all values. */
export type Rules<V> = { readonly [Name in keyof V]-?: (value: V[Name], values: V) => string | null }

type Options<V> = { kind: Kind; steps: readonly Step<V>[]; form: UseFormReturnType<V>; rules: Rules<V> }

/**
 * Returns the shown step: the address's, or the first one before it with an error. `check` validates the fields on the
 * screen and focuses the first wrong one.
 */
export function useSteps<V extends object>({ kind, steps, form, rules }: Options<V>) {
  const wanted = useSearch({ strict: false, select: (raw) => readRegistration(raw).step })
  const navigate = useNavigate()
  const problemAt = (name: keyof V & string) => {
    const values = form.getValues()
    return rules[name](values[name], values)
  }
  const last = steps.length - 1
  const unfilled = steps.findIndex(({ fields }) => fields.some((name) => problemAt(name) !== null))
  const at = Math.min(wanted, last, unfilled === -1 ? last : unfilled)
  const goTo = (step: number, replace = false) =>
    void navigate({ to: '/registro', search: toAddress(kind, step), replace })
  useEffect(() => {
    if (at < wanted) goTo(at, true)
  })

  const check = (): boolean => {
    const fields = steps[at]?.fields ?? []
    // An error of the server stays until the value changes.
    const problems = fields.map((name) => [name, problemAt(name) ?? form.errors[name]] as const)
    const wrong = problems.filter(([, problem]) => Boolean(problem))
    form.setErrors({ ...form.errors, ...Object.fromEntries(wrong) })
    const [first] = wrong
    if (first) form.getInputNode(first[0])?.focus()
    return first === undefined
  }
  return { at, goTo, check }
}

/** Goes back to the step and the field of the server's first error. */
export function useRefusedStep<V extends object>(
  { steps, form }: Pick<Options<V>, 'steps' | 'form'>,
  { at, goTo }: { at: number; goTo: (step: number) => void },
  error: Error | null,
): void {
  const followed = useRef(error)
  const wanted = useRef<(keyof V & string) | null>(null)
  useEffect(() => {
    if (followed.current !== error) {
      followed.current = error
      const refused = error instanceof ApiError ? error.errors : {}
      const isRefused = (name: string) => refused[name] !== undefined
      const step = steps.findIndex(({ fields }) => fields.some(isRefused))
      if (step !== -1 && step !== at) {
        wanted.current = steps[step]?.fields.find(isRefused) ?? null
        goTo(step)
      }
    }
    // The field exists once its step is shown.
    const field = wanted.current === null ? null : form.getInputNode(wanted.current)
    if (field === null) return
    field.focus()
    wanted.current = null
  })
}
