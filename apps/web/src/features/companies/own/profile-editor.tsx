import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { useReducer } from 'react'
import { ProfileForm } from './form/profile-form.tsx'
import { LogoSection } from './logo/logo-section.tsx'
import classes from './profile-editor.module.css'
import { SectionNav } from './section-nav.tsx'
import { ShareSection } from './share/share-section.tsx'

/** The public page of an arena, part by part. */
export function ProfileEditor({ own }: { own: OwnCompany }) {
  const [round, startOver] = useReducer((count: number) => count + 1, 0)
  return (
    <div className={classes.editor}>
      <SectionNav />
      <div className={classes.sections}>
        <LogoSection own={own} />
        <ProfileForm key={round} own={own} onDiscarded={startOver} />
        <ShareSection own={own} />
      </div>
    </div>
  )
}
