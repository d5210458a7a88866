import { useEffect, useEffectEvent, useState } from 'react'
import { useListingSearch } from '../use-listing-search.ts'
import { findMe } from '../../../lib/browser/find-me.ts'
import { WhereYouAre } from './where-you-are.tsx'
import classes from './where-you-are.module.css'

/** Sorts the listing by distance; when the device denies its position or does not answer, asks for a place. */
export default function Nearby({ onDone }: { onDone: () => void }) {
  const { change } = useListingSearch()
  const [refused, setRefused] = useState(false)
  const onFound = useEffectEvent((perto: string) => {
    change({ ordem: 'distance', perto })
    onDone()
  })
  useEffect(() => findMe({ onFound, onRefused: () => setRefused(true) }), [])
  return refused ? (
    <WhereYouAre onDone={onDone} />
  ) : (
    <p aria-live="polite" className={classes.looking}>
      Vendo onde você está…
    </p>
  )
}
