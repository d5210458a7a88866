import type { RefusalCode } from '@campo-livre/domain/refusals/refusal-code.ts'
import type { Answer } from '@campo-livre/backend/http/answer.ts'
import type { InputErrors } from '@campo-livre/domain/refusals/refusal.ts'

type Refusal = { message: string; errors: InputErrors }

const WRONG_CREDENTIALS = 'Credenciais inválidas.'

/** The framework's own messages by status, in English. */
const framework: Record<number, string> = {
  401: 'Unauthenticated.',
  403: 'This action is unauthorized.',
  404: String.raw`No query results for model [App\Models\NotificationMessage].`,
  429: 'Too Many Attempts.',
}

/** The format of validation errors by path, one example of each that the real server has; all others are `counted`. */
const manners: Record<string, (refusal: Refusal) => unknown> = {
  '/auth/login': counted,
  '/auth/register': listed,
  '/auth/resend-verification-code': single,
  '/auth/forgot-password': joined,
}

/** Translates a refusal into the real dialect: the framework's own message, or the format of the call. */
export function toRealRefusal(path: string, answer: Answer): Answer {
  const message = framework[answer.status]
  if (message !== undefined) return { ...answer, body: { message } }
  const refusal = inRealWords(path, answer.body as Refusal & { code: RefusalCode })
  if (answer.status !== 422)
    return { ...answer, body: { status: 'error', message: refusal.message, errors: [] } }
  return { ...answer, body: (manners[path] ?? counted)(refusal) }
}

/** A wrong password is told in the real server's own words. */
function inRealWords(path: string, refusal: Refusal & { code: RefusalCode }): Refusal {
  if (path !== '/auth/login' || refusal.code !== 'wrong_credentials') return refusal
  return { message: WRONG_CREDENTIALS, errors: { email: [WRONG_CREDENTIALS] } }
}

/** Returns a refusal in our own envelope without its code: the real server has none. */
export function withoutCode(answer: Answer): Answer {
  const { code: _, ...body } = answer.body as Refusal & { code: RefusalCode }
  return { ...answer, body }
}

const sentences = (errors: InputErrors) => Object.values(errors).flat()

/** The first sentence, and the number of the others. */
function counted({ message, errors }: Refusal) {
  const more = sentences(errors).length - 1
  if (more < 1) return { message, errors }
  return { message: `${message} e ${more} mais ${more === 1 ? 'erro' : 'erros'}`, errors }
}

/** All sentences joined into one text. */
function joined({ errors }: Refusal) {
  return { message: sentences(errors).join(' '), errors }
}

/** A general sentence, and a list of all others. */
function listed({ errors }: Refusal) {
  return { status: 'error', message: 'Dados inválidos.', messages: sentences(errors), errors }
}

/** One plain text for each field. */
function single({ message, errors }: Refusal) {
  const texts = Object.entries(errors).map(([field, list]) => [field, list.join(' ')])
  return { message, errors: Object.fromEntries(texts) }
}
