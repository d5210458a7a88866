import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type Kind, readRegistration, toAddress } from '../registration-address.ts'

export type Step<V> = {
  /** In the progress, where there is little room. */
  name: string
  title: string
  /** In the order in which they stand. */
  fields: readonly (keyof V & string)[]
}

/** What each field has to say of its value, in the light of the others. */
export type Rules<V> = { readonly [Name in keyof V]-?: (value: V[Name], values: V) => string | null }

type Options<V> = { kind: Kind; steps: readonly Step<V>[]; form: UseFormReturnType<V>; rules: Rules<V> }

/**
 * Which step of a form is shown: that of the address, or the first one before it that is not filled in. `check` looks
 * at what stands on the screen, and focuses what is wrong first.
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
    // What the server has refused stays refused until it is changed.
    const problems = fields.map((name) => [name, problemAt(name) ?? form.errors[name]] as const)
    const wrong = problems.filter(([, problem]) => Boolean(problem))
    form.setErrors({ ...form.errors, ...Object.fromEntries(wrong) })
    const [first] = wrong
    if (first) form.getInputNode(first[0])?.focus()
    return first === undefined
  }
  return { at, goTo, check }
}

/** What the server refuses leads back to the step that has it, and to the field there. */
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
    // It is there once its step is.
    const field = wanted.current === null ? null : form.getInputNode(wanted.current)
    if (field === null) return
    field.focus()
    wanted.current = null
  })
}
