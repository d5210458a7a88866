import { type FieldPhoto, photoName } from '@campo-livre/domain/fields/photos/field-photo.ts'
import { pictureSource } from '@campo-livre/domain/users/picture-sizes.ts'
import type { ReactNode } from 'react'
import styles from './field-gallery.module.css'

type Props = {
  photo: FieldPhoto
  index: number
  fieldName: string
  className: string
  eager: boolean
  /** True for the one that is shown, which alone is reached by Tab. */
  current: boolean
  onBroken: () => void
  /** Called to see it larger. */
  onOpen: () => void
  /** Drawn over the picture. */
  children?: ReactNode
}

/** One photo of a gallery with its caption. */
export function GallerySlide(props: Props) {
  const { photo, index, fieldName, className, eager, current, onBroken, onOpen, children } = props
  const name = photoName(photo, index, fieldName)
  const caption = photo.caption.trim()
  return (
    <figure className={styles.slide}>
      <div className={`${styles.frame} ${className}`}>
        <img
          {...pictureSource(photo.url)}
          sizes="(min-width: 62em) 28rem, 100vw"
          alt={name}
          loading={eager ? 'eager' : 'lazy'}
          width={1600}
          height={1000}
          onError={onBroken}
        />
        <button
          type="button"
          className={styles.open}
          aria-label={`Ver maior: ${name}`}
          tabIndex={current ? 0 : -1}
          onClick={onOpen}
        />
        {children}
      </div>
      {caption !== '' && (
        // The picture has the same words as its name.
        <figcaption className={styles.caption} aria-hidden>
          {caption}
        </figcaption>
      )}
    </figure>
  )
}
