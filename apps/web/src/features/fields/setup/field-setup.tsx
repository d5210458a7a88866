import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { useState } from 'react'
import type { FieldParts } from '../detail/field-parts.ts'
import { CourtSection } from './court/court-section.tsx'
import classes from './field-setup.module.css'
import { FieldBadge, FieldWays } from './field-ways.tsx'
import { GroundSection } from './ground/ground-section.tsx'
import { PhotosSection } from './photos/photos-section.tsx'
import { PreviewSection } from './preview/preview-section.tsx'
import { PricesSection } from './prices/prices-section.tsx'
import type { SetupStep } from './setup-search.ts'
import { firstStep, listedSteps, stepNames } from './setup-steps.ts'
import { StepList } from './step-list.tsx'
import { TimesSection } from './times/times-section.tsx'

/** The part of another feature in the preview, given by the route. */
export type SetupParts = Pick<FieldParts, 'Terms'>

/** The steps that are wider than a form. */
const widths: Partial<Record<SetupStep, 'narrow' | 'page'>> = {
  fotos: 'narrow',
  precos: 'page',
  previa: 'narrow',
}

type Props = { field: OwnField; passo: SetupStep | undefined; parts: SetupParts }

/** A field by its sections, one at a time, with the list of them. */
export function FieldSetup({ field, passo, parts }: Props) {
  // Without a step in the address it stays where it has opened, whatever is finished meanwhile.
  const [first] = useState(() => firstStep(field))
  const step = passo ?? first
  return (
    <div className={classes.screen}>
      <PageHeader title={field.name} actions={<FieldBadge status={field.status} />}>
        {field.status === 'draft'
          ? 'Rascunho: só você vê. Dá para parar e continuar depois, em qualquer aparelho.'
          : 'O que você salvar aqui vale na hora. As reservas já feitas ficam como estão.'}
      </PageHeader>
      <div className={classes.editor}>
        <StepList steps={listedSteps(field, step)} id={field.id} />
        <section className={classes.section} data-wide={widths[step]} aria-labelledby="parte">
          <h2 id="parte" className={classes.title}>
            {stepNames[step]}
          </h2>
          {step === 'quadra' && <CourtSection field={field} />}
          {step === 'espaco' && <GroundSection field={field} />}
          {step === 'fotos' && <PhotosSection field={field} />}
          {step === 'horarios' && <TimesSection field={field} />}
          {step === 'precos' && <PricesSection field={field} />}
          {step === 'previa' && <PreviewSection field={field} Terms={parts.Terms} />}
        </section>
        <FieldWays field={field} />
      </div>
    </div>
  )
}
