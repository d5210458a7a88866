import { emailSchema } from '@campo-livre/domain/users/email.ts'
import { codeSchema } from '@campo-livre/domain/users/proof.ts'
import { useForm } from '@mantine/form'
import { schemaRule } from '../../lib/form/rules.ts'

export type VerificationForm = ReturnType<typeof useVerificationForm>

const emailProblem = schemaRule(emailSchema)
const validate = { email: emailProblem, code: schemaRule(codeSchema) }

/** Creates the form for an e-mail and its code. `hasEmail` validates the e-mail alone. */
export function useVerificationForm(email: string | undefined, code: string | null) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: email ?? '', code: code ?? '' },
    validate,
  })
  /** Returns whether there is a valid e-mail; otherwise its field shows an error. */
  const hasEmail = (): boolean => {
    const problem = emailProblem(form.getValues().email)
    if (problem === null) return true
    form.setFieldError('email', problem)
    form.getInputNode('email')?.focus()
    return false
  }
  return { ...form, hasEmail }
}
