import { useEffect, useEffectEvent, useState } from 'react'
import { useListingSearch } from '../use-listing-search.ts'
import { findMe } from './find-me.ts'
import { WhereYouAre } from './where-you-are.tsx'

/** Orders the listing by how near a field is; where the device does not tell where it is, the person can. */
export default function Nearby({ onDone }: { onDone: () => void }) {
  const { change } = useListingSearch()
  const [refused, setRefused] = useState(false)
  const onFound = useEffectEvent((perto: string) => {
    change({ ordem: 'distance', perto })
    onDone()
  })
  useEffect(() => findMe({ onFound, onRefused: () => setRefused(true) }), [])
  return refused ? <WhereYouAre onDone={onDone} /> : null
}
