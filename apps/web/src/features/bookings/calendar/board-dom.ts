/** Returns the id of the booking in whose block an element is; null for none. */
export function bookingOf(target: EventTarget | null): string | null {
  const block = target instanceof Element ? target.closest<HTMLElement>('[data-booking]') : null
  return block?.dataset['booking'] ?? null
}

/** The lane of a field as it is drawn, in pixels from the top left of the board. */
export type DrawnLane = { fieldId: string; left: number; top: number; width: number; height: number }

/** Measures the lanes of a board, once for each gesture: what is moved over them changes none. */
export function measureLanes(board: HTMLElement): DrawnLane[] {
  const origin = board.getBoundingClientRect()
  return Array.from(board.querySelectorAll<HTMLElement>('[data-field]'), (lane) => {
    const track = lane.querySelector('[data-track]') ?? lane
    const { left, top, width, height } = track.getBoundingClientRect()
    return {
      fieldId: lane.dataset['field'] ?? '',
      left: left - origin.left,
      top: top - origin.top,
      width,
      height,
    }
  })
}

/** A place on the board, in pixels from its top left. */
export type Box = { x: number; y: number; width: number; height: number }

/** Puts the ghost in a place with its words, by a transform, without drawing the board again; null hides it. */
export function placeGhost(ghost: HTMLElement | null, box: Box | null, words: string | null): void {
  if (ghost === null) return
  ghost.hidden = box === null
  if (box === null) return
  ghost.style.transform = `translate(${box.x}px, ${box.y}px)`
  ghost.style.width = `${box.width}px`
  ghost.style.height = `${box.height}px`
  if (ghost.textContent !== words) ghost.textContent = words
}
