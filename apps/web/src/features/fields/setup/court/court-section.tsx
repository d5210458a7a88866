import { changeFieldCourt } from '@campo-livre/api/fields/change-own-fields.ts'
import { courtChangeSchema } from '@campo-livre/domain/fields/set-up/court-input.ts'
import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { GroundLine } from '../ground/ground-line.tsx'
import { SectionForm } from '../section-form.tsx'
import { CourtDrawing } from './court-drawing.tsx'
import { courtFields } from './court-fields.ts'
import { followSport } from './follow-sport.ts'

/** The section about the court: what it is, how large, what it has. */
export function CourtSection({ field }: { field: OwnField }) {
  const { name, sports, surface, indoor, lengthMeters, widthMeters, players } = field
  const { amenities, description, rules, version } = field
  return (
    <>
      <GroundLine field={field} />
      <SectionForm
        field={field}
        step="quadra"
        fields={courtFields}
        schema={courtChangeSchema}
        values={{
          name,
          sports,
          surface,
          indoor,
          lengthMeters,
          widthMeters,
          players,
          amenities,
          description,
          rules,
          version,
        }}
        follow={followSport}
        above={(texts) => <CourtDrawing texts={texts} />}
        send={changeFieldCourt}
        saved="Campo salvo"
      />
    </>
  )
}
