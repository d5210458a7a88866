import { support } from '../contact/support.ts'

/** A link to one of the product's e-mail addresses. */
export function Mail({ to }: { to: 'ajuda' | 'contato' | 'privacidade' }) {
  const address = `${to}@${support.domain}`
  return <a href={`mailto:${address}`}>{address}</a>
}
