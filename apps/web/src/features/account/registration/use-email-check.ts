import { checkEmail } from '@campo-livre/api/account/check-email.ts'
import { emailSchema } from '@campo-livre/domain/users/email.ts'
import { type ReactNode, useState } from 'react'
import { problemOf } from '../../../lib/problem-of.ts'

/** What is asked of the form that has the field. */
type Form = {
  errors: { email?: ReactNode }
  getValues: () => { email: string }
  getInputNode: (name: 'email') => HTMLElement | null
  validateField: (name: 'email') => unknown
}

const formProblem = problemOf(emailSchema)

/**
 * The e-mail of a registration is asked about on leaving its field, so that nobody fills in the rest in vain (decision
 * 033). `rule` is the rule of the field, which knows what was answered; without an answer the registration tells.
 */
export function useEmailCheck() {
  const [answers] = useState(() => new Map<string, string | null>())
  const rule = (text: string) => formProblem(text) ?? answers.get(text.trim()) ?? null
  const check = async (form: Form) => {
    const email = form.getValues().email.trim()
    if (formProblem(email) !== null || answers.has(email)) return
    answers.set(email, null)
    const problem = await checkEmail(email)
    // Nobody is led back who went on meanwhile.
    if (problem === null || form.getInputNode('email') === null) return
    answers.set(email, problem)
    if (form.getValues().email.trim() === email) form.validateField('email')
  }
  return { rule, check }
}

/** The e-mail that the server has refused, on leaving the field or at the end; null where that is not what is wrong. */
export function refusedEmail({ errors, getValues }: Pick<Form, 'errors' | 'getValues'>): string | null {
  const email = getValues().email.trim()
  return errors.email && formProblem(email) === null ? email : null
}
