import type { FieldSummary } from '@campo-livre/domain/fields/field-summary.ts'
import { useState } from 'react'
import { courtName } from './court-name.ts'
import { CourtPicture } from './court-picture.tsx'
import styles from './field-gallery.module.css'
import { FieldPicture } from './field-picture.tsx'
import { GalleryButtons } from './gallery-buttons.tsx'
import { GallerySlide } from './gallery-slide.tsx'
import { PhotoLightbox } from './photo-lightbox.tsx'
import { useStrip } from './use-strip.ts'

type Props = {
  field: Omit<FieldSummary, 'players'>
  /** Gives each picture its shape. */
  className?: string
}

/**
 * Shows all photos of a field, one at a time: swiped, or moved by buttons and arrow keys, each as large as the window
 * when it is pressed. Photos that cannot be shown are left out; without any, the court is drawn.
 */
export function FieldGallery({ field, className = '' }: Props) {
  const [broken, setBroken] = useState<readonly string[]>([])
  const [large, setLarge] = useState(false)
  const photos = field.photos.filter(({ url }) => !broken.includes(url))
  const { strip, at, go, onKeyDown, onScroll } = useStrip(photos.length)
  const [sport = 'society'] = field.sports
  const shown = photos[at]
  if (!shown) return <FieldPicture field={{ ...field, photos: [] }} named whole className={className} />
  const many = photos.length > 1
  return (
    <section
      className={styles.gallery}
      aria-label={many ? `${photos.length} fotos de ${field.name}` : `Foto de ${field.name}`}
    >
      <div
        ref={strip}
        className={styles.strip}
        role="group"
        aria-label="Fotos"
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {photos.map((photo, index) => (
          <GallerySlide
            key={photo.id}
            photo={photo}
            index={index}
            fieldName={field.name}
            className={className}
            current={index === at}
            // The next one is there before it is reached, once somebody moves.
            eager={index === 0 || (at > 0 && index <= at + 1)}
            onBroken={() => setBroken((before) => [...before, photo.url])}
            onOpen={() => setLarge(true)}
          >
            {index === 0 && (
              <CourtPicture
                {...field}
                sport={sport}
                title={courtName({ ...field, sport })}
                className={styles.plan ?? ''}
              />
            )}
          </GallerySlide>
        ))}
      </div>
      {many && (
        <GalleryButtons
          at={at}
          count={photos.length}
          onGo={go}
          className={`${styles.controls} ${className}`}
        />
      )}
      {large && (
        <PhotoLightbox
          photo={shown}
          index={at}
          fieldName={field.name}
          onMove={(by) => go(at + by)}
          onClose={() => setLarge(false)}
        >
          {many && <GalleryButtons at={at} count={photos.length} onGo={go} className={styles.bar ?? ''} />}
        </PhotoLightbox>
      )}
    </section>
  )
}
