import type { SeenDraw } from '@campo-livre/domain/rachas/play.ts'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Placing } from './swap-people.ts'

type Person = SeenDraw['people'][number]
type Options = {
  teams: RefObject<HTMLElement | null>
  people: readonly Person[]
  onPlace: (placing: Placing) => void
}

/**
 * The exchange of two people by two presses, by finger, mouse or key: the first is picked, the second takes their place.
 * Whoever was touched last keeps the focus in the team where they stand then.
 */
export function useSwap({ teams, people, onPlace }: Options) {
  const [pickedId, setPicked] = useState<string | null>(null)
  const touched = useRef<string | null>(null)
  const picked = people.find(({ id }) => id === pickedId) ?? null
  const place = (placing: Placing) => {
    touched.current = placing.forId ?? placing.participantId
    setPicked(null)
    onPlace(placing)
  }
  const press = (person: Person) => {
    if (picked === null || picked.team === person.team) setPicked(person.id === picked?.id ? null : person.id)
    else place({ participantId: picked.id, team: person.team, forId: person.id })
  }
  const bring = (team: number) => {
    if (picked) place({ participantId: picked.id, team })
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setPicked(null)
  }
  useLayoutEffect(() => {
    if (touched.current === null || document.activeElement !== document.body) return
    const own = `[data-person="${CSS.escape(touched.current)}"]`
    teams.current?.querySelector<HTMLElement>(own)?.focus({ preventScroll: true })
  })
  // A press elsewhere is not called back.
  useEffect(() => {
    const leave = () => {
      touched.current = null
    }
    window.addEventListener('pointerdown', leave, true)
    return () => window.removeEventListener('pointerdown', leave, true)
  }, [])
  return { picked, press, bring, place, onKeyDown }
}
