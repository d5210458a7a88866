import { slotsOf, type Slot } from '@campo-livre/domain/availability/slots.ts'
import { calendarSchedule } from '@campo-livre/domain/bookings/day/calendar-schedule.ts'
import type { Calendar, CalendarField } from '@campo-livre/domain/bookings/day/calendar.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { formatTimes } from '@campo-livre/domain/time/format.ts'
import { addDays, toInstant } from '@campo-livre/domain/time/zone.ts'
import { type PointerEvent, type RefObject, useRef } from 'react'
import { bookingOf, type DrawnLane, measureLanes, placeGhost } from './board-dom.ts'
import { type FreeStretch, freeStretch } from './free-stretch.ts'
import { boxOn, hitTest } from './hit-test.ts'
import type { Day } from './lanes.ts'

/** A free time that was picked for a new booking. */
export type Stretch = { fieldId: string; start: string; end: string }

type Options = {
  board: RefObject<HTMLDivElement | null>
  /** The element that shows the stretch under the pointer. It is moved without drawing the board again. */
  ghost: RefObject<HTMLDivElement | null>
  day: Day
  calendar: Calendar
  now: string
  onPick: ((stretch: Stretch) => void) | undefined
}

type Gesture = { lanes: DrawnLane[]; slots: Map<string, Slot[]>; of: Calendar; from: Point | null }
type Point = { minute: number; fieldId: string; x: number }
/** `at`: the minute under the pointer. */
type Found = FreeStretch & { lane: DrawnLane; at: number }

/** Pixels that a pressed pointer moves before a press becomes a stretch of its own length. */
const DRAG_FROM = 5

/** Lets a free stretch be pressed or dragged, and shows it with its price under the pointer. */
export function useFreeStretch({ board, ghost, day, calendar, now, onPick }: Options) {
  const gesture = useRef<Gesture>(null)

  const begin = (): Gesture | null => {
    const element = board.current
    if (element === null) return null
    if (gesture.current?.of !== calendar || gesture.current.lanes.length !== day.lanes.length)
      gesture.current = { lanes: measureLanes(element), slots: new Map(), of: calendar, from: null }
    return gesture.current
  }
  const slotsOn = ({ slots }: Gesture, field: CalendarField) => {
    let known = slots.get(field.id)
    // The night before runs into the day.
    if (!known) {
      known = slotsOf(calendarSchedule(calendar, field, { now }), addDays(day.date, -1), 2)
      slots.set(field.id, known)
    }
    return known
  }
  const find = (event: PointerEvent): Found | null => {
    const current = begin()
    const origin = board.current?.getBoundingClientRect()
    if (!current || !origin) return null
    const at = { x: event.clientX - origin.left, y: event.clientY - origin.top }
    const { from } = current
    const lanes = from ? current.lanes.filter(({ fieldId }) => fieldId === from.fieldId) : current.lanes
    const hit = hitTest(lanes, day.axis, at)
    const field = calendar.fields.find(({ id }) => id === hit?.lane.fieldId)
    if (!hit || field?.status !== 'active') return null
    const dragged = from !== null && Math.abs(event.clientX - from.x) > DRAG_FROM
    const pressed = from?.minute ?? hit.minute
    const stretch = freeStretch(slotsOn(current, field), field, [pressed, dragged ? hit.minute : pressed])
    return stretch && { ...stretch, lane: hit.lane, at: hit.minute }
  }
  const show = (found: Found | null) => {
    const box = found && boxOn(found.lane, day.axis, found)
    const words =
      found && `${formatTimes(instantsOf(found), calendar.timeZone)} ${formatCentsShort(found.priceCents)}`
    placeGhost(ghost.current, box, words)
  }
  const end = () => {
    if (gesture.current) gesture.current.from = null
    show(null)
  }
  if (onPick === undefined) return {}
  return {
    onPointerEnter: () => {
      gesture.current = null
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === 'touch' || !isFree(event.target)) return
      gesture.current = null
      const current = begin()
      const found = find(event)
      if (!current || !found) return
      current.from = { minute: found.at, fieldId: found.lane.fieldId, x: event.clientX }
      board.current?.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      const holding = Boolean(gesture.current?.from)
      if (event.pointerType === 'touch') return
      show(holding || isFree(event.target) ? find(event) : null)
    },
    onPointerUp: (event: PointerEvent) => {
      const touched = event.pointerType === 'touch' && isFree(event.target)
      if (touched) gesture.current = null
      const found = touched || gesture.current?.from ? find(event) : null
      end()
      if (found) onPick({ fieldId: found.lane.fieldId, ...instantsOf(found) })
    },
    onPointerLeave: () => {
      if (!gesture.current?.from) show(null)
    },
    onPointerCancel: end,
  }
}

/** Returns whether an element is a part of a lane without a booking. */
function isFree(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-track]') !== null && bookingOf(target) === null
}

function instantsOf({ start, end }: FreeStretch): { start: string; end: string } {
  return { start: toInstant(start), end: toInstant(end) }
}
