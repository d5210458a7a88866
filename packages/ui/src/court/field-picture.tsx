import type { FieldSummary } from '@campo-livre/domain/fields/field-summary.ts'
import { courtName } from './court-name.ts'
import { CourtPicture } from './court-picture.tsx'
import styles from './field-picture.module.css'

export type FieldPictureProps = {
  field: Omit<FieldSummary, 'players'>
  /** Says what it shows, where no text beside it does. */
  named?: boolean
  /** The whole court, straight from above. Without it, courts that are alike are each seen in their own way. */
  whole?: boolean
  /** Among the first things seen: the photo is not put off. */
  eager?: boolean
  className?: string | undefined
}

/** A field as it looks: its photo, or its court drawn true to sport, surface, size and roof. */
export function FieldPicture(props: FieldPictureProps) {
  const { field, named = false, whole = false, eager = false, className = '' } = props
  const { photos, sports, surface, lengthMeters, widthMeters, indoor } = field
  const [photo] = photos
  const [sport = 'society'] = sports
  if (photo !== undefined) {
    return (
      <img
        className={`${styles.photo} ${className}`}
        src={photo}
        alt={named ? `Foto de ${field.name}` : ''}
        loading={eager ? 'eager' : 'lazy'}
        width={640}
        height={400}
      />
    )
  }
  return (
    <CourtPicture
      {...{ sport, surface, lengthMeters, widthMeters, indoor, className }}
      {...(whole ? {} : { seenBy: field.id })}
      title={named ? courtName({ sport, surface }) : ''}
    />
  )
}
