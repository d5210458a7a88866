import { photoName } from '@campo-livre/domain/fields/photos/field-photo.ts'
import type { FieldSummary } from '@campo-livre/domain/fields/field-summary.ts'
import { pictureSource } from '@campo-livre/domain/users/picture-sizes.ts'
import { useState } from 'react'
import { courtName } from './court-name.ts'
import { CourtPicture } from './court-picture.tsx'
import styles from './field-picture.module.css'

/** The width in which a field is shown: that of a phone, or of a column of cards. */
const SIZES = '(min-width: 48em) 24rem, 100vw'

export type FieldPictureProps = {
  field: Omit<FieldSummary, 'players'>
  /** True if the picture has an accessible name, where no text beside it says the same. */
  named?: boolean
  /** True for the whole court, straight from above. Otherwise similar courts each have a view of their own. */
  whole?: boolean
  /** True for a picture that is visible at first: its photo is loaded without delay. */
  eager?: boolean
  className?: string | undefined
}

/**
 * Shows a field: its first photo with the court as a small plan in its corner, or the court alone, drawn true to sport,
 * surface, size and roof, where there is no photo or it cannot be shown.
 */
export function FieldPicture(props: FieldPictureProps) {
  const { field, named = false, whole = false, eager = false, className = '' } = props
  const { photos, sports, surface, lengthMeters, widthMeters, indoor } = field
  const [photo] = photos
  const [sport = 'society'] = sports
  const [broken, setBroken] = useState<string>()
  const court = {
    sport,
    surface,
    lengthMeters,
    widthMeters,
    indoor,
    title: named ? courtName({ sport, surface }) : '',
  }
  if (photo === undefined || photo.url === broken)
    return <CourtPicture {...court} {...(whole ? {} : { seenBy: field.id })} className={className} />
  return (
    <div className={`${styles.photo} ${className}`}>
      <img
        {...pictureSource(photo.url)}
        sizes={eager ? SIZES : `auto, ${SIZES}`}
        alt={named ? photoName(photo, 0, field.name) : ''}
        loading={eager ? 'eager' : 'lazy'}
        width={640}
        height={400}
        onError={() => setBroken(photo.url)}
      />
      <CourtPicture {...court} className={styles.plan ?? ''} />
    </div>
  )
}
