import type { Calendar } from '@campo-livre/domain/bookings/day/calendar.ts'
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { bookingOf, type DrawnLane, measureLanes, placeGhost } from '../board-dom.ts'
import { boxOn, hitTest } from '../hit-test.ts'
import type { Day } from '../lanes.ts'
import { edgeSpeed } from './edge-speed.ts'
import { follow, type Grip, type Hold, isUnmoved, placeOf, step, take, takenAway } from './hold.ts'
import { type JudgedPlace, judgePlace, unmovable } from './judge-place.ts'
import { ghostWords, judgedWords } from './move-words.ts'
import { isSamePlace } from './place.ts'

type Options = {
  board: RefObject<HTMLDivElement | null>
  scroller: RefObject<HTMLDivElement | null>
  ghost: RefObject<HTMLDivElement | null>
  day: Day
  calendar: Calendar
  now: string
  /** Called when a booking is let go at another place; without it nothing can be held. */
  onDrop: ((hold: Hold, judged: JudgedPlace) => void) | undefined
  /** Called with a sentence when a booking that is held cannot be held any longer. */
  onLost: ((sentence: string) => void) | undefined
}

type Held = { hold: Hold; judged: JudgedPlace; by: 'pointer' | 'keyboard'; lanes: DrawnLane[] }
type Point = { clientX: number; clientY: number }
type Pressed = Point & { bookingId: string; grip: Grip; pointerId: number; timer?: number }

/** Pixels that a mouse moves before a press lifts the booking, and a finger before it scrolls instead. */
const LIFT_AFTER = 4
const SCROLL_AFTER = 8
/** Milliseconds after which a finger that rests lifts the booking. */
const REST_MS = 400
/** Pixels at both ends of a block by which it is made longer or shorter. */
const END = { mouse: 8, touch: 20 } as const

/**
 * Lets a booking be moved and resized on the board by mouse, finger and keyboard. While it is held a ghost shows its
 * time, its price and why not; the board itself is not drawn again. Returns the handlers, and what is announced.
 */
export function useHold({ board, scroller, ghost, day, calendar, now, onDrop, onLost }: Options) {
  const held = useRef<Held>(null)
  const pressed = useRef<Pressed>(null)
  /** The minutes between the start of the booking and the pointer that holds it. */
  const offset = useRef(0)
  const wasDragged = useRef(false)
  const last = useRef<Point>(null)
  const [said, setSaid] = useState('')
  const on = { calendar, date: day.date, fieldIds: day.lanes.map(({ field }) => field.id) }

  const mark = (id: string, lifted: boolean) =>
    board.current?.querySelector(`[data-booking="${CSS.escape(id)}"]`)?.toggleAttribute('data-lifted', lifted)
  const draw = () => {
    const { current } = held
    const lane = current?.lanes.find(({ fieldId }) => fieldId === current.hold.to.fieldId)
    const words = current && ghostWords(current.hold.to, current.judged, calendar)
    placeGhost(ghost.current, current && lane ? boxOn(lane, day.axis, current.hold.to) : null, words)
    ghost.current?.toggleAttribute('data-held', current !== null)
    ghost.current?.toggleAttribute('data-refused', current?.judged.ok === false)
  }
  const put = (hold: Hold) => {
    const { current } = held
    if (!current || isSamePlace(current.hold.to, hold.to)) return
    held.current = { ...current, hold, judged: judgePlace(hold.booking, hold.to, { calendar, now }) }
    draw()
  }
  const lift = (bookingId: string, grip: Grip, by: Held['by']): boolean => {
    const booking = calendar.bookings.find(({ id }) => id === bookingId)
    if (!booking || !board.current) return false
    const reason = unmovable(booking, now)
    if (reason !== null) {
      setSaid(reason)
      return false
    }
    const hold = take(booking, grip)
    held.current = {
      hold,
      judged: { ok: true, price: 'keep', differenceCents: 0 },
      by,
      lanes: measureLanes(board.current),
    }
    mark(bookingId, true)
    draw()
    return true
  }
  const release = () => {
    clearTimeout(pressed.current?.timer)
    pressed.current = null
    if (held.current) mark(held.current.hold.booking.id, false)
    held.current = null
    draw()
  }
  const drop = () => {
    if (last.current) track(last.current)
    last.current = null
    const { current } = held
    release()
    if (current && !isUnmoved(current.hold)) onDrop?.(current.hold, current.judged)
  }
  const minuteAt = ({ clientX, clientY }: Point) => {
    const origin = board.current?.getBoundingClientRect()
    if (!origin || !held.current) return null
    return hitTest(held.current.lanes, day.axis, { x: clientX - origin.left, y: clientY - origin.top })
  }
  const track = (point: Point) => {
    const hit = minuteAt(point)
    if (!hit || !held.current) return
    const { hold } = held.current
    put(follow(hold, { minute: hit.minute - offset.current, fieldId: hit.lane.fieldId }, on))
  }
  const scrollOn = () => {
    const element = scroller.current
    const point = last.current
    last.current = null
    if (!element || !point || held.current?.by !== 'pointer') return
    const speed = edgeSpeed(element.getBoundingClientRect(), point)
    const isScrolling = speed.x !== 0 || speed.y !== 0
    if (isScrolling) element.scrollBy(speed.x, speed.y)
    track(point)
    if (!isScrolling) return
    last.current = point
    requestAnimationFrame(scrollOn)
  }
  const begin = ({ bookingId, grip, clientX, clientY, pointerId }: Pressed) => {
    if (!lift(bookingId, grip, 'pointer')) return
    const hit = minuteAt({ clientX, clientY })
    const to = held.current?.hold.to
    offset.current = hit && to ? hit.minute - (grip === 'end' ? to.end : to.start) : 0
    wasDragged.current = true
    board.current?.setPointerCapture(pointerId)
  }
  // A touch that has lifted a booking moves it; it may not scroll the page any more.
  useEffect(() => {
    const element = board.current
    const stay = (event: TouchEvent) => {
      if (held.current?.by === 'pointer') event.preventDefault()
    }
    element?.addEventListener('touchmove', stay, { passive: false })
    return () => element?.removeEventListener('touchmove', stay)
  }, [board])
  const lose = useEffectEvent(() => {
    const reason = held.current && takenAway(held.current.hold, calendar, now)
    if (reason === null) return
    release()
    onLost?.(reason)
  })
  useEffect(() => lose(), [calendar, now])

  const onKeyDown = (event: KeyboardEvent): boolean => {
    const id = bookingOf(event.target)
    if (held.current?.by !== 'keyboard') {
      const isEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && id !== null
      if (!onDrop || !isEnter) return false
      event.preventDefault()
      if (lift(id, 'whole', 'keyboard')) setSaid(`${held.current?.hold.booking.customerName}: ${HELP}`)
      return true
    }
    if (event.key === 'Escape') {
      setSaid(`De volta: ${judgedWordsOf(held.current.hold)}`)
      release()
    } else if (event.key === 'Enter') drop()
    else if (event.key === 'Tab') {
      release()
      return false
    } else {
      const next = step(held.current.hold, event, on)
      if (next) put(next)
      setSaid(judgedWords(held.current.hold.to, held.current.judged, calendar))
      ghost.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  const judgedWordsOf = ({ booking }: Hold) =>
    judgedWords(placeOf(booking), { ok: true, price: 'keep', differenceCents: 0 }, calendar)

  return {
    said,
    isHolding: () => held.current !== null,
    /** Returns whether the click that follows was the end of a drag, once. */
    takesClick: () => {
      const taken = wasDragged.current
      wasDragged.current = false
      return taken
    },
    onKeyDown,
    onPointerDown: (event: PointerEvent): boolean => {
      wasDragged.current = false
      const block = event.target instanceof Element ? event.target.closest('[data-booking]') : null
      const bookingId = bookingOf(event.target)
      if (!onDrop || !block || bookingId === null || event.button !== 0) return bookingId !== null
      const { clientX, clientY, pointerId, pointerType } = event
      const grip = gripAt(
        block.getBoundingClientRect(),
        clientX,
        pointerType === 'touch' ? END.touch : END.mouse,
      )
      release()
      const press: Pressed = { bookingId, grip, clientX, clientY, pointerId }
      pressed.current = press
      if (pointerType === 'touch') press.timer = window.setTimeout(() => begin(press), REST_MS)
      return true
    },
    onPointerMove: (event: PointerEvent): boolean => {
      const { clientX, clientY, pointerType } = event
      const press = pressed.current
      if (press === null) return false
      if (held.current === null) {
        const far = Math.hypot(clientX - press.clientX, clientY - press.clientY)
        if (pointerType === 'touch') {
          if (far > SCROLL_AFTER) release()
          return true
        }
        if (far <= LIFT_AFTER) return true
        begin(press)
      }
      const asked = last.current !== null
      last.current = { clientX, clientY }
      // Once a frame, however often the pointer tells where it is.
      if (!asked) requestAnimationFrame(scrollOn)
      return true
    },
    onPointerUp: (): boolean => {
      if (pressed.current === null) return false
      drop()
      return true
    },
    onPointerCancel: release,
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (pressed.current !== null) event.preventDefault()
    },
    onBlur: () => {
      if (held.current?.by === 'keyboard') release()
    },
  }
}

const HELP = 'setas mudam horário e campo, Shift e setas mudam a duração, Enter solta, Esc devolve ao lugar.'

function gripAt({ left, right, width }: DOMRect, x: number, end: number): Grip {
  if (width < 3 * end) return 'whole'
  if (right - x <= end) return 'end'
  return x - left <= end ? 'start' : 'whole'
}
