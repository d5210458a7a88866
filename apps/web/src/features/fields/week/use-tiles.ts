import type { Slot } from '@campo-livre/domain/availability/slots.ts'
import { useMemo } from 'react'
import type { Cells } from './roving.ts'
import type { Choice } from './use-choice.ts'
import { type Drag, useDrag } from './use-drag.ts'
import { type Roving, useRoving } from './use-roving.ts'
import type { Week } from './use-week.ts'

type Lines = readonly (readonly ({ start: number } | null)[])[]
type Tiles<E extends HTMLElement> = {
  roving: Roving<E>
  drag: Drag
  /** Returns the slot of a cell, once the week is loaded. */
  slotAt: (start: number) => Slot | null
}

/** The slot of each cell, the keyboard's navigation and the drag, which both layouts of the week share. */
export function useTiles<E extends HTMLElement>(
  lines: Lines,
  { week, choice, onPage }: { week: Week; choice: Choice; onPage: (step: -1 | 1) => boolean },
): Tiles<E> {
  const { slots } = week
  const { interval } = choice
  const byStart = useMemo(() => new Map(slots.map((slot) => [slot.start, slot])), [slots])
  const cells: Cells = useMemo(
    () => lines.map((line) => line.map((cell) => (cell && byStart.has(cell.start) ? cell.start : null))),
    [lines, byStart],
  )
  const free = useMemo(() => {
    const there = new Set(cells.flat())
    return slots.find((slot) => slot.status === 'free' && there.has(slot.start))?.start ?? null
  }, [cells, slots])
  const roving = useRoving<E>({ cells, wished: [interval?.start ?? null, free], onPage })
  return {
    roving,
    drag: useDrag(choice),
    slotAt: (start) => byStart.get(start) ?? null,
  }
}
