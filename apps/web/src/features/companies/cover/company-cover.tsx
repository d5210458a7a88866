import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import { CourtPicture } from '@campo-livre/ui/court/court-picture.tsx'
import { sceneOf, VIEW } from '@campo-livre/ui/court/scene.ts'
import styles from './company-cover.module.css'
import { planOf } from './plan.ts'

/** The number of courts shown; more would be too small. */
const MOST = 6
/** Metres of ground between courts. */
const PATH = 3

/** The arena from above, as decoration: its courts on one ground, true to scale. The cards describe each. */
export function CompanyCover({ fields }: { fields: readonly FieldCard[] }) {
  const { width, height, places } = planOf(varied(fields).map(courtOf), PATH)
  const part = (metres: number, of: number) => `${((100 * metres) / of).toFixed(2)}%`
  return (
    <div className={styles.cover} aria-hidden>
      <div className={styles.plan} style={{ aspectRatio: `${width || 1} / ${height || 1}` }}>
        {places.map(({ item, x, y }) => (
          <div
            key={item.id}
            className={styles.court}
            style={{
              left: part(x, width),
              top: part(y, height),
              width: part(item.width, width),
              height: part(item.height, height),
            }}
          >
            <CourtPicture {...item.court} indoor={item.indoor} title="" className={styles.picture ?? ''} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** Returns a court with the ground around it, in metres. */
function courtOf({ id, sports, surface, lengthMeters, widthMeters, indoor }: FieldCard) {
  const court = { sport: sports[0] ?? 'society', surface, lengthMeters, widthMeters } as const
  const { scale } = sceneOf(court)
  const across = Math.min(VIEW.height, Math.min(lengthMeters, widthMeters) * scale + 36)
  return { id, court, indoor, width: VIEW.width / scale, height: across / scale }
}

/** Returns the first few fields, one of each kind before a second of any. */
function varied(fields: readonly FieldCard[]): FieldCard[] {
  const kind = ({ sports, surface }: FieldCard) => `${sports[0]} ${surface}`
  const firsts = fields.filter(
    (field, index) => fields.findIndex((each) => kind(each) === kind(field)) === index,
  )
  return [...firsts, ...fields.filter((field) => !firsts.includes(field))].slice(0, MOST)
}
