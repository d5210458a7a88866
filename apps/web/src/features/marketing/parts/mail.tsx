import { support } from '../contact/support.ts'

/** Where people write to. */
export function Mail({ to }: { to: 'ajuda' | 'contato' | 'privacidade' }) {
  const address = `${to}@${support.domain}`
  return <a href={`mailto:${address}`}>{address}</a>
}
