import { amenities, amenityLabels } from '@campo-livre/domain/companies/amenities.ts'
import { Chip } from '@mantine/core'
import { FieldProblem } from '../../../../lib/form/field-problem.tsx'
import { Section } from '../section.tsx'
import classes from './amenities-section.module.css'
import type { FormParts } from './form-parts.ts'

/** The amenities of the arena. */
export function AmenitiesSection({ form }: Pick<FormParts, 'form'>) {
  const { defaultValue, onChange, error } = form.getInputProps('amenities')
  return (
    <Section
      name="estrutura"
      lead="O que quem joga encontra além do campo. Vale também para os filtros da busca."
    >
      {typeof error === 'string' && <FieldProblem>{error}</FieldProblem>}
      <Chip.Group key={form.key('amenities')} multiple defaultValue={defaultValue} onChange={onChange}>
        <div
          className={classes.chips}
          role="group"
          aria-label="Estrutura"
          tabIndex={-1}
          // The focus goes here when the server refuses an amenity.
          data-path="amenities"
        >
          {amenities.map((amenity) => (
            <Chip key={amenity} value={amenity} classNames={{ label: classes.chip ?? '' }}>
              {amenityLabels[amenity]}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </Section>
  )
}
