import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { FieldAbout } from '../../detail/field-about.tsx'
import { FieldHead } from '../../detail/field-head.tsx'
import { termsCompany } from '../../detail/terms-company.ts'
import type { FieldParts } from '../../detail/field-parts.ts'
import classes from './preview.module.css'
import { PreviewWeek } from './preview-week.tsx'
import { PublishPanel } from './publish-panel.tsx'

type Props = { field: OwnField; Terms: FieldParts['Terms'] }

/** The last step: the field as visitors see it, without what can be pressed there, and the way to publish it. */
export function PreviewSection({ field, Terms }: Props) {
  return (
    <div className={classes.sections}>
      <PublishPanel field={field} />
      <section aria-label="Prévia" className={classes.preview}>
        <FieldHead field={field} preview />
        <PreviewWeek field={field} />
        <FieldAbout field={field} />
        <Terms company={termsCompany(field)} uncovered={!field.indoor} />
      </section>
    </div>
  )
}
