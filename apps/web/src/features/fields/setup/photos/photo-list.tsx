import { photoName } from '@campo-livre/domain/fields/photos/field-photo.ts'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { PhotoTile } from './photo-tile.tsx'
import classes from './photos.module.css'
import type { useArrangement } from './use-arrangement.ts'
import { useDragOrder } from './use-drag-order.ts'

type Props = {
  arrangement: ReturnType<typeof useArrangement>
  fieldName: string
  onRemove: (id: string) => void
  /** The items after the photos. */
  children?: ReactNode
}

/** The photos in their order, each of which can be moved, and what comes after them. */
export function PhotoList({ arrangement, fieldName, onRemove, children }: Props) {
  const { shown, move, describe } = arrangement
  const [said, setSaid] = useState('')
  // A button that moves in the page loses the focus.
  const focused = useRef<string>(null)
  useLayoutEffect(() => {
    if (focused.current === null) return
    document.querySelector<HTMLElement>(focused.current)?.focus()
    focused.current = null
  })
  const moveTo = (from: number, to: number) => {
    const photo = shown[from]
    if (!photo || to < 0 || to >= shown.length) return
    move(from, to)
    const name = photo.caption.trim() === '' ? photoName(photo, from, fieldName) : `“${photo.caption}”`
    setSaid(`${name}: agora na posição ${to + 1} de ${shown.length}${to === 0 ? ', é a capa' : ''}.`)
  }
  const { drag, begin } = useDragOrder(moveTo)
  const stateOf = (index: number) => {
    if (drag?.from === index) return 'dragged'
    return drag?.over === index ? 'target' : undefined
  }
  return (
    <>
      <ol className={classes.grid} aria-label={`Fotos de ${fieldName}`}>
        {shown.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            index={index}
            count={shown.length}
            fieldName={fieldName}
            state={stateOf(index)}
            onDragStart={(event) => begin(event, index)}
            onMove={(by) => {
              focused.current = `[data-photo="${CSS.escape(photo.id)}"] [data-move="${by}"]`
              moveTo(index, index + by)
            }}
            onCaption={(caption) => describe(photo.id, caption)}
            onRemove={() => onRemove(photo.id)}
          />
        ))}
        {children}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
