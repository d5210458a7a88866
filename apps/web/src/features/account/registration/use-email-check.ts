import { checkEmail } from '@campo-livre/api/account/check-email.ts'
import { emailSchema } from '@campo-livre/domain/users/email.ts'
import { type ReactNode, useState } from 'react'
import { schemaRule } from '../../../lib/form/rules.ts'

/** The parts of the form that the check uses. */
type Form = {
  errors: { email?: ReactNode }
  getValues: () => { email: string }
  getInputNode: (name: 'email') => HTMLElement | null
  validateField: (name: 'email') => unknown
}

const formProblem = schemaRule(emailSchema)

/**
 * Checks the e-mail of a registration when its field is left, so that nobody fills in the rest in vain (decision 033).
 * `rule` is the field's rule and includes the server's answers; without an answer the registration itself tells.
 */
export function useEmailCheck() {
  const [answers] = useState(() => new Map<string, string | null>())
  const rule = (text: string) => formProblem(text) ?? answers.get(text.trim()) ?? null
  const check = async (form: Form) => {
    const email = form.getValues().email.trim()
    if (formProblem(email) !== null || answers.has(email)) return
    answers.set(email, null)
    const problem = await checkEmail(email)
    // A user who has gone on to another step is not led back.
    if (problem === null || form.getInputNode('email') === null) return
    answers.set(email, problem)
    if (form.getValues().email.trim() === email) form.validateField('email')
  }
  return { rule, check }
}

/** Returns the e-mail that the server has refused; null when its error is another one. */
export function refusedEmail({ errors, getValues }: Pick<Form, 'errors' | 'getValues'>): string | null {
  const email = getValues().email.trim()
  return errors.email && formProblem(email) === null ? email : null
}
