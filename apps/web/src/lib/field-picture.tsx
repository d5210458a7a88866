import type { FieldSummary } from '@campo-livre/domain/fields/field-summary.ts'
import { CourtPicture } from '@campo-livre/ui/court/court-picture.tsx'
import classes from './field-picture.module.css'

type Props = { field: FieldSummary; className?: string | undefined }

/** The field's photo, or its court drawn from above. Beside its name, so it says nothing itself. */
export function FieldPicture({ field, className = '' }: Props) {
  const [photo] = field.photos
  const [sport = 'society'] = field.sports
  if (photo !== undefined) {
    return (
      <img
        className={`${classes.photo} ${className}`}
        src={photo}
        alt=""
        loading="lazy"
        width={320}
        height={200}
      />
    )
  }
  const { surface, lengthMeters, widthMeters } = field
  return <CourtPicture {...{ sport, surface, lengthMeters, widthMeters, className }} title="" />
}
