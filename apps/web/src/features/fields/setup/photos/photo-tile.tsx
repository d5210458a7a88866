import {
  type FieldPhoto,
  MAX_CAPTION_LETTERS,
  photoName,
} from '@campo-livre/domain/fields/photos/field-photo.ts'
import { pictureSource } from '@campo-livre/domain/users/picture-sizes.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Textarea } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconGripVertical, IconTrash } from '@tabler/icons-react'
import type { PointerEvent } from 'react'
import classes from './photos.module.css'

type Props = {
  photo: FieldPhoto
  index: number
  count: number
  fieldName: string
  /** Its part in a drag. */
  state: 'dragged' | 'target' | undefined
  onDragStart: (event: PointerEvent) => void
  /** Moves it by one: -1 or 1. */
  onMove: (by: -1 | 1) => void
  onCaption: (caption: string) => void
  onRemove: () => void
}

/** A photo of a field with its caption: moved by hand or by its buttons, and removed. */
export function PhotoTile(props: Props) {
  const { photo, index, count, fieldName, state, onDragStart, onMove, onCaption, onRemove } = props
  const name = photoName(photo, index, fieldName)
  const move = (by: -1 | 1) => ({
    type: 'button' as const,
    className: `${button.subtle} ${classes.move}`,
    'data-move': by,
    'aria-label': `Mover para ${by < 0 ? 'antes' : 'depois'}: ${name}`,
    'aria-disabled': by < 0 ? index === 0 : index === count - 1,
    onClick: () => onMove(by),
  })
  return (
    <li className={classes.tile} data-place={index} data-photo={photo.id} data-state={state}>
      <div
        className={classes.picture}
        onPointerDown={(event) => {
          // A finger on the picture scrolls the page; the handle is for it.
          if (event.pointerType === 'mouse') onDragStart(event)
        }}
      >
        <img
          {...pictureSource(photo.url)}
          sizes="20rem"
          alt={name}
          width={640}
          height={400}
          draggable={false}
        />
        {index === 0 && <span className={classes.cover}>Capa</span>}
        <span
          className={classes.grip}
          onPointerDown={(event) => {
            if (event.pointerType !== 'mouse') onDragStart(event)
          }}
        >
          <IconGripVertical aria-hidden />
        </span>
      </div>
      <Textarea
        label="Legenda"
        size="md"
        rows={2}
        maxLength={MAX_CAPTION_LETTERS}
        value={photo.caption}
        onChange={({ currentTarget }) => onCaption(currentTarget.value.replace(/\s*\n\s*/g, ' '))}
      />
      <div className={classes.ways}>
        <button {...move(-1)}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden />
          Antes
        </button>
        <button {...move(1)}>
          Depois
          <IconArrowRight size={20} stroke={1.75} aria-hidden />
        </button>
        <button
          type="button"
          className={`${button.subtle} ${classes.remove}`}
          aria-label={`Remover: ${name}`}
          onClick={onRemove}
        >
          <IconTrash size={20} stroke={1.75} aria-hidden />
          Remover
        </button>
      </div>
    </li>
  )
}
