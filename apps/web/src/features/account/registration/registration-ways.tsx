import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import layout from '../../../lib/form-layout.module.css'

/** Where else to, before anything was begun. */
export function RegistrationWays({ children }: { children?: ReactNode }) {
  return (
    <p className={layout.ways}>
      {children}
      <Link to="/login">Já tenho conta</Link>
    </p>
  )
}
