import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAtomValue } from '../../lib/state/store.ts'
import { signedInAtom } from '../../session/atoms.ts'

/**
 * A link to the registration of a company (H11). A signed-in user would be redirected from there, so for them it leads
 * to the contact form, where `SignedInNote` says why. The build renders it for guests.
 */
export function RegisterLink({ className, children }: { className: string; children: ReactNode }) {
  const signedIn = useAtomValue(signedInAtom)
  const way = signedIn
    ? ({ to: '/anunciar-campo', hash: 'contato' } as const)
    : ({ to: '/registro', search: { tipo: 'arena' } } as const)
  return (
    <Link {...way} className={className}>
      {children}
    </Link>
  )
}

/** Explains why an arena cannot be registered while signed in; nothing for guests. */
export function SignedInNote({ className }: { className: string | undefined }) {
  const signedIn = useAtomValue(signedInAtom)
  if (!signedIn) return null
  return (
    <p className={className}>
      Você já está na sua conta, e a arena tem uma conta só dela. Para cadastrar agora, saia desta antes.
    </p>
  )
}
