import type { ReactNode } from 'react'
import type { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import type { ClosureValues } from './closure-values.ts'

type Form = ReturnType<typeof useSubmitForm<ClosureValues>>

/** The props that the parts of the form share. */
export type ClosureParts = Pick<Form, 'inputOf' | 'setValue'> & {
  values: ClosureValues
  errors: Readonly<Record<string, ReactNode>>
}
