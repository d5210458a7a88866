import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import layout from '../../../lib/form/form-layout.module.css'

/** The links below the first question. */
export function RegistrationWays({ children }: { children?: ReactNode }) {
  return (
    <p className={layout.ways}>
      {children}
      <Link to="/login">Já tenho conta</Link>
    </p>
  )
}
