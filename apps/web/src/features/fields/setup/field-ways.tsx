import type { FieldRow } from '@campo-livre/domain/fields/list/field-row.ts'
import { fieldRowSchema } from '@campo-livre/domain/fields/list/field-row.ts'
import { fieldStatusLabels } from '@campo-livre/domain/fields/field-status.ts'
import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { sharingGround } from '@campo-livre/domain/fields/shared-ground.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { RowActions } from '../../../lib/resource/details/row-actions.tsx'
import { actionsOf, PUBLISH } from '../lists/field-actions.tsx'
import { fieldTones } from '../lists/field-columns.ts'
import { ownFields } from '../lists/field-lists.tsx'
import classes from './field-setup.module.css'

const writes = {
  changes: ['fields'],
  row: fieldRowSchema,
  // A draft is published in the last step.
  actions: (row: FieldRow) => actionsOf(row).filter(({ label }) => label !== PUBLISH),
} as const

/** The status of a field. */
export function FieldBadge({ status }: Pick<OwnField, 'status'>) {
  return <Badge tone={fieldTones[status]}>{fieldStatusLabels[status]}</Badge>
}

/** The actions on a field as a whole: the same as in the list. */
export function FieldWays({ field }: { field: OwnField }) {
  return (
    <div className={classes.ways}>
      <RowActions resource={ownFields} writes={writes} row={toRow(field)} />
    </div>
  )
}

function toRow({ company, rating, sports: [sport = 'society'], ...field }: OwnField): FieldRow {
  const sharing = sharingGround(field, field.otherFields).filter((other) => other.status !== 'archived')
  return {
    ...field,
    sport,
    companyName: company.name,
    sharesWith: sharing.length === 0 ? null : inWords(sharing.map(({ name }) => name)),
    city: company.address.city,
    timeZone: company.timeZone,
    rating: rating.average,
    reviews: rating.count,
  }
}
