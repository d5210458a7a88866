/** Where people write to. The domain is the neutral one of examples until the product has its own. */
export function Mail({ to }: { to: 'contato' | 'privacidade' }) {
  const address = `${to}@campolivre.example`
  return <a href={`mailto:${address}`}>{address}</a>
}
