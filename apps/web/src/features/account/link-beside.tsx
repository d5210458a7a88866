import { Link } from '@tanstack/react-router'

/** A link to a written page that opens in another tab, so that nothing typed is lost. */
export function LinkBeside({ to, children }: { to: '/termos' | '/privacidade'; children: string }) {
  return (
    <Link to={to} target="_blank">
      {children}
      <span className="visually-hidden"> (abre em outra aba)</span>
    </Link>
  )
}
