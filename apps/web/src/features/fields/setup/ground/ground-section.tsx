import { changeFieldParts } from '@campo-livre/api/fields/change-own-fields.ts'
import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { partsChangeSchema } from '@campo-livre/domain/fields/set-up/parts-input.ts'
import { partsProblem } from '@campo-livre/domain/fields/set-up/parts-problem.ts'
import { wholesOf } from '@campo-livre/domain/fields/shared-ground.ts'
import { SectionForm } from '../section-form.tsx'
import { ClashList } from './clash-list.tsx'
import { groundFields } from './ground-fields.tsx'
import { PartOf } from './part-of.tsx'

/** The section about the fields with which a field shares its ground; optional, and nothing for an only field. */
export function GroundSection({ field }: { field: OwnField }) {
  const { parts, version, otherFields } = field
  const wholes = wholesOf(field, otherFields)
  if (wholes.length > 0) return <PartOf field={field} wholes={wholes} />
  if (otherFields.length === 0)
    return <p>Este é o único campo da arena. Com mais de um, dá para dizer aqui quais usam o mesmo espaço.</p>
  return (
    <SectionForm
      field={field}
      step="espaco"
      fields={groundFields(field)}
      schema={partsChangeSchema}
      check={(body) => {
        const problem = partsProblem(field, body.parts, otherFields)
        return problem === null ? {} : { parts: problem }
      }}
      values={{ parts, version }}
      send={changeFieldParts}
      refused={(data) => <ClashList data={data} timeZone={field.company.timeZone} />}
      saved="Espaço salvo"
    />
  )
}
