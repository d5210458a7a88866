import { type FieldPhoto, photoName } from '@campo-livre/domain/fields/photos/field-photo.ts'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './photo-lightbox.module.css'

type Props = {
  photo: FieldPhoto
  index: number
  fieldName: string
  /** Moves by one: -1 or 1. */
  onMove: (by: number) => void
  onClose: () => void
  /** The buttons that move. */
  children?: ReactNode
}

/** Shows one photo as large as the window, over the page, until it is closed. */
export function PhotoLightbox({ photo, index, fieldName, onMove, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (!current?.open) current?.showModal()
    return () => current?.close()
  }, [])
  const name = photoName(photo, index, fieldName)
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={`Fotos de ${fieldName}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') onMove(-1)
        if (key === 'ArrowRight') onMove(1)
      }}
    >
      <button type="button" className={styles.close} aria-label="Fechar" onClick={onClose}>
        <IconX aria-hidden />
      </button>
      <img key={photo.id} src={photo.url} alt={name} width={1600} height={1000} />
      <div className={styles.under}>
        <p aria-hidden>{photo.caption}</p>
        {children}
      </div>
    </dialog>
  )
}
