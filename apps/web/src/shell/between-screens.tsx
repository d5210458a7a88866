import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { followArrivals } from './arrivals.ts'
import { SlowNavigation } from './slow-navigation.tsx'

/** What happens from one screen to the next: a wait that is told, and an arrival. Code of its own, since nobody begins with it. */
export default function BetweenScreens() {
  const router = useRouter()
  const [told, say] = useState('')
  useEffect(() => followArrivals(router, say), [router])
  return (
    <>
      <SlowNavigation />
      <p aria-live="polite" className="visually-hidden" data-arrival>
        {told}
      </p>
    </>
  )
}
