import type { Slot } from '@campo-livre/domain/availability/slots.ts'
import { type PointerEvent, useRef } from 'react'
import type { Choice } from './use-choice.ts'

/** Returns the handlers of a slot's tile. */
export type Drag = (slot: Slot) => {
  onPointerDown: (event: PointerEvent) => void
  onPointerEnter: (event: PointerEvent) => void
}

/** Chooses the slots over which a pressed mouse is drawn, of one day. A finger scrolls there, and has a button instead. */
export function useDrag({ span, clear }: Choice): Drag {
  const from = useRef<Slot | null>(null)
  const end = () => {
    from.current = null
  }
  return (slot) => ({
    onPointerDown: ({ pointerType }) => {
      if (pointerType !== 'mouse' || slot.status !== 'free') return
      from.current = slot
      window.addEventListener('pointerup', end, { once: true })
    },
    onPointerEnter: () => {
      if (from.current?.day !== slot.day) return
      // Back where it began, the click that ends it chooses.
      if (from.current.start === slot.start) clear(null)
      else span(from.current.start, slot.start)
    },
  })
}
