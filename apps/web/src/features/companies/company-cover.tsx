import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import { CourtPicture } from '@campo-livre/ui/court/court-picture.tsx'
import styles from './company-cover.module.css'

const MOST = 4

/** The company's own courts side by side, as its cover. Only an ornament: each one is told of in its card. */
export function CompanyCover({ fields }: { fields: readonly FieldCard[] }) {
  return (
    <div className={styles.cover} aria-hidden>
      {fields.slice(0, MOST).map(({ id, sports, surface, lengthMeters, widthMeters }) => (
        <CourtPicture
          key={id}
          sport={sports[0] ?? 'society'}
          surface={surface}
          lengthMeters={lengthMeters}
          widthMeters={widthMeters}
          title=""
          className={styles.court ?? ''}
        />
      ))}
    </div>
  )
}
