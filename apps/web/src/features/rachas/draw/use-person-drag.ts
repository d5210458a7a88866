import { type PointerEvent, type RefObject, useRef } from 'react'
import type { Placing } from './swap-people.ts'

/** Pixels that a pointer moves before it holds a person. */
const HOLD_AFTER = 8

type Held = { element: HTMLElement; x: number; y: number; pointerId: number; moves: boolean }
type Target = { team: number; personId: string | null }

/**
 * Lets a person be drawn over another one, or over a team: by mouse in any direction, by finger to the side, since up and
 * down a finger scrolls. Returns the handlers of the element around all teams. People are elements with `data-person`, teams
 * have `data-team`.
 */
export function usePersonDrag(teams: RefObject<HTMLElement | null>, onPlace: (placing: Placing) => void) {
  const held = useRef<Held | null>(null)
  const wasDrawn = useRef(false)
  const over = (target: Element | null) => {
    for (const each of teams.current?.querySelectorAll('[data-over]') ?? []) each.removeAttribute('data-over')
    target?.setAttribute('data-over', '')
  }
  const end = () => {
    if (held.current) {
      held.current.element.style.transform = ''
      held.current.element.removeAttribute('data-held')
    }
    held.current = null
    over(null)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      wasDrawn.current = false
      const element = (event.target as Element).closest<HTMLElement>('[data-person]')
      if (!element || event.button !== 0) return
      held.current = { element, x: event.clientX, y: event.clientY, pointerId: event.pointerId, moves: false }
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = held
      if (!current || current.pointerId !== event.pointerId) return
      const [x, y] = [event.clientX - current.x, event.clientY - current.y]
      if (!current.moves && Math.hypot(x, y) < HOLD_AFTER) return
      if (!current.moves) {
        current.moves = true
        current.element.setAttribute('data-held', '')
        teams.current?.setPointerCapture(event.pointerId)
      }
      current.element.style.transform = `translate(${x}px, ${y}px)`
      const target = targetOf(event, current.element)
      over(target?.element ?? null)
    },
    onPointerUp: (event: PointerEvent) => {
      const { current } = held
      if (!current?.moves) return end()
      wasDrawn.current = true
      const target = targetOf(event, current.element)
      const participantId = current.element.dataset.person ?? ''
      end()
      if (target)
        onPlace({
          participantId,
          team: target.team,
          ...(target.personId === null ? {} : { forId: target.personId }),
        })
    },
    onPointerCancel: end,
    /** Takes the click away that ends a drag. */
    onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (!wasDrawn.current) return
      wasDrawn.current = false
      event.stopPropagation()
      event.preventDefault()
    },
  }
}

/** Returns the person of another team under the pointer, else that team; null for nothing that takes anybody. */
function targetOf(
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
  own: HTMLElement,
): (Target & { element: Element }) | null {
  const under = document.elementsFromPoint(clientX, clientY).find((each) => !own.contains(each))
  const team = under?.closest<HTMLElement>('[data-team]')
  if (!under || !team || team.contains(own)) return null
  const person = under.closest<HTMLElement>('[data-person]')
  return {
    element: person ?? team,
    team: Number(team.dataset.team),
    personId: person?.dataset.person ?? null,
  }
}
