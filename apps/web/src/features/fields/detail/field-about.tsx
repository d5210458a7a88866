import { fieldAmenityLabels } from '@campo-livre/domain/fields/field-amenities.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import styles from './field-about.module.css'

/** The company's description of the field, and the rules of the place. */
export function FieldAbout({ field }: { field: FieldDetail }) {
  return (
    <>
      {field.description !== '' && (
        <section>
          <h2>Sobre o campo</h2>
          <p className={styles.text}>{field.description}</p>
        </section>
      )}
      {field.amenities.length > 0 && (
        <section>
          <h2>O que o campo tem</h2>
          <ul className={styles.amenities}>
            {field.amenities.map((amenity) => (
              <li key={amenity}>{fieldAmenityLabels[amenity]}</li>
            ))}
          </ul>
        </section>
      )}
      {field.rules !== null && field.rules !== '' && (
        <section>
          <h2>Regras da casa</h2>
          <p className={styles.text}>{field.rules}</p>
        </section>
      )}
    </>
  )
}
