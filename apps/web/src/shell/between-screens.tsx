import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { followArrivals } from './arrivals.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { SlowNavigation } from './slow-navigation.tsx'

/**
 * Runs between screens: shows a slow navigation, moves the focus on arrival, and says when there is no network. Loaded apart, since no first screen
 * needs it.
 */
export default function BetweenScreens() {
  const router = useRouter()
  const [told, say] = useState('')
  useEffect(() => followArrivals(router, say), [router])
  return (
    <>
      <SlowNavigation />
      <ConnectionNotice />
      <p aria-live="polite" className="visually-hidden" data-arrival>
        {told}
      </p>
    </>
  )
}
