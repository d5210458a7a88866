import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import { CourtPicture } from '@campo-livre/ui/court/court-picture.tsx'
import styles from './company-cover.module.css'

const MOST = 4

/** The company's own courts side by side, as its cover. Only an ornament: each one is told of in its card. */
export function CompanyCover({ fields }: { fields: readonly FieldCard[] }) {
  return (
    <div className={styles.cover} aria-hidden>
      {varied(fields).map(({ id, sports, surface, lengthMeters, widthMeters }) => (
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

/** The first few, one of each kind before a second of any. */
function varied(fields: readonly FieldCard[]): FieldCard[] {
  const kind = ({ sports, surface }: FieldCard) => `${sports[0]} ${surface}`
  const firsts = fields.filter(
    (field, index) => fields.findIndex((each) => kind(each) === kind(field)) === index,
  )
  return [...firsts, ...fields.filter((field) => !firsts.includes(field))].slice(0, MOST)
}
