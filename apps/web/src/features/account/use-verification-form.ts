import { emailSchema } from '@campo-livre/domain/users/email.ts'
import { codeSchema } from '@campo-livre/domain/users/proof.ts'
import { useForm } from '@mantine/form'
import { problemOf } from '../../lib/problem-of.ts'

export type VerificationForm = ReturnType<typeof useVerificationForm>

const emailProblem = problemOf(emailSchema)
const validate = { email: emailProblem, code: problemOf(codeSchema) }

/** Whose code it is, and the code; `hasEmail` for who needs the first alone. */
export function useVerificationForm(email: string | undefined, code: string | null) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: email ?? '', code: code ?? '' },
    validate,
  })
  /** Whether there is an e-mail; where there is none, its field says so. */
  const hasEmail = (): boolean => {
    const problem = emailProblem(form.getValues().email)
    if (problem === null) return true
    form.setFieldError('email', problem)
    form.getInputNode('email')?.focus()
    return false
  }
  return { ...form, hasEmail }
}
