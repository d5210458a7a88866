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
    /** The e-mail of a new arena's owner, kept in the history entry over a reload, but not in the address. */
    registered?: string
  }
}

/** The registration (A6, H11), in steps, for athletes or arenas. */
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
