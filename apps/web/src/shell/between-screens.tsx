import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { followArrivals } from './arrivals.ts'
import { lazyComponent } from '../lib/loading/lazy-component.tsx'
import { useAtomValue } from '../lib/state/store.ts'
import { lookAtom } from '../session/look-atom.ts'
import { ConnectionNotice } from './failures/connection-notice.tsx'
import { SlowNavigation } from './slow-navigation.tsx'

const look = lazyComponent(() => import('./theme/look-banner.tsx'))

/**
 * Runs between screens: shows a slow navigation, moves the focus on arrival, and says when there is no network, or as whom an admin looks. Loaded apart, since no first screen
 * needs it.
 */
export default function BetweenScreens() {
  const router = useRouter()
  const looking = useAtomValue(lookAtom) !== null
  const [told, say] = useState('')
  useEffect(() => followArrivals(router, say), [router])
  return (
    <>
      <SlowNavigation />
      <ConnectionNotice />
      {looking && <look.Component />}
      <p aria-live="polite" className="visually-hidden" data-arrival>
        {told}
      </p>
    </>
  )
}
