import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** To the registration of a company (H11). */
export function RegisterLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Link to="/registro" search={{ tipo: 'arena' }} className={className}>
      {children}
    </Link>
  )
}
