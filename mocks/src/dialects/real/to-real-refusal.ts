import type { Answer } from '../../http/answer.ts'
import type { FieldErrors } from '../../http/refused.ts'

type Refusal = { message: string; errors: FieldErrors }

/** What the framework says by itself, in English. */
const framework: Record<number, string> = {
  401: 'Unauthenticated.',
  403: 'This action is unauthorized.',
  404: String.raw`No query results for model [App\Models\NotificationMessage].`,
  429: 'Too Many Attempts.',
}

/** How each call words what it does not accept; every manner that the real server has is there. */
const manners: Record<string, (refusal: Refusal) => unknown> = {
  '/auth/login': counted,
  '/auth/register': listed,
  '/auth/resend-verification-code': single,
  '/auth/forgot-password': joined,
}

/** A refusal as the real server gives it: the framework's own words, or the manner of the call. */
export function toRealRefusal(path: string, answer: Answer): Answer {
  const message = framework[answer.status]
  if (message !== undefined) return { ...answer, body: { message } }
  const refusal = answer.body as Refusal
  if (answer.status !== 422)
    return { ...answer, body: { status: 'error', message: refusal.message, errors: [] } }
  return { ...answer, body: (manners[path] ?? counted)(refusal) }
}

const sentences = (errors: FieldErrors) => Object.values(errors).flat()

/** The first sentence, and how many more there are. */
function counted({ message, errors }: Refusal) {
  const more = sentences(errors).length - 1
  if (more < 1) return { message, errors }
  return { message: `${message} e ${more} mais ${more === 1 ? 'erro' : 'erros'}`, errors }
}

/** All sentences in one. */
function joined({ errors }: Refusal) {
  return { message: sentences(errors).join(' '), errors }
}

/** A sentence of its own, and all of them beside it. */
function listed({ errors }: Refusal) {
  return { status: 'error', message: 'Dados inválidos.', messages: sentences(errors), errors }
}

/** One plain text a field. */
function single({ message, errors }: Refusal) {
  const texts = Object.entries(errors).map(([field, list]) => [field, list.join(' ')])
  return { message, errors: Object.fromEntries(texts) }
}
