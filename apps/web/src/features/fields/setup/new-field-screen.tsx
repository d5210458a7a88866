import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { NewCourt } from './court/new-court.tsx'
import classes from './field-setup.module.css'
import { listedSteps, stepNames } from './setup-steps.ts'
import { StepList } from './step-list.tsx'

/** The first step of a new field (H1). */
export function NewFieldScreen() {
  return (
    <div className={classes.screen}>
      <title>{pageTitle('Novo campo')}</title>
      <PageHeader title="Novo campo">
        Comece pela quadra. Depois de continuar, o rascunho fica guardado, e dá para terminar quando quiser.
      </PageHeader>
      <div className={classes.editor}>
        <StepList steps={listedSteps(null, 'quadra')} id={null} />
        <section className={classes.section} aria-labelledby="parte">
          <h2 id="parte" className={classes.title}>
            {stepNames.quadra}
          </h2>
          <NewCourt />
        </section>
      </div>
    </div>
  )
}
