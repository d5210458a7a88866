import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { codeSentNow } from '../codes/code-sent.ts'
import { ArenaRegistered } from './arena-registered.tsx'
import { ArenaRegistration } from './arena-registration.tsx'
import { AthleteRegistration } from './athlete-registration.tsx'
import { KindChoice } from './kind-choice.tsx'
import { readRegistration, toAddress } from './registration-address.ts'
import { trackPlaces } from './steps/step-heading.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The e-mail of who has just registered an arena: it stays with the entry over a reload, and is in no address. */
    registered?: string
  }
}

/** Make an account (A6, H11): as an athlete or for an arena, step by step. */
export function RegisterScreen() {
  const { kind } = useSearch({ strict: false, select: readRegistration })
  const registered = useLocation({ select: ({ state }) => state.registered })
  const navigate = useNavigate()
  const [moved] = useState(trackPlaces)
  if (registered !== undefined) return <ArenaRegistered email={registered} moved={moved} />
  if (kind === 'atleta') {
    const verify = (email: string) =>
      void navigate({ to: '/verificar-email', search: { email }, state: codeSentNow(), replace: true })
    return <AthleteRegistration moved={moved} onRegistered={verify} />
  }
  if (kind === 'arena') {
    const tellNext = (email: string) =>
      void navigate({
        to: '/registro',
        search: toAddress('arena', 0),
        state: { registered: email, ...codeSentNow() },
        replace: true,
      })
    return <ArenaRegistration moved={moved} onRegistered={tellNext} />
  }
  return <KindChoice moved={moved} />
}
