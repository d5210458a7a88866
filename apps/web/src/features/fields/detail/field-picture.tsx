import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { courtName } from '@campo-livre/ui/court/court-name.ts'
import { CourtPicture } from '@campo-livre/ui/court/court-picture.tsx'
import styles from './field-head.module.css'

/** The field as it looks: its photo, or its court drawn true to sport, surface and size. */
export function FieldPicture({ field }: { field: FieldDetail }) {
  const { photos, sports, surface, lengthMeters, widthMeters, name } = field
  const photo = photos[0]
  if (photo !== undefined) {
    return <img className={styles.photo} src={photo} alt={`Foto de ${name}`} width={1280} height={800} />
  }
  const sport = sports[0] ?? 'society'
  return (
    <CourtPicture
      title={courtName({ sport, surface })}
      sport={sport}
      surface={surface}
      lengthMeters={lengthMeters}
      widthMeters={widthMeters}
      className={styles.court ?? ''}
    />
  )
}
