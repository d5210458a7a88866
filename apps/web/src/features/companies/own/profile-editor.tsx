import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { useCallback, useState } from 'react'
import { ProfileForm } from './form/profile-form.tsx'
import { LogoSection } from './logo/logo-section.tsx'
import classes from './profile-editor.module.css'
import { SectionNav } from './section-nav.tsx'
import { ShareSection } from './share/share-section.tsx'

/** The sections of the form for an arena's public page. */
export function ProfileEditor({ own }: { own: OwnCompany }) {
  const [{ round, focused }, setRound] = useState({ round: 0, focused: false })
  const startOver = useCallback(
    (withFocus: boolean) => setRound((before) => ({ round: before.round + 1, focused: withFocus })),
    [],
  )
  return (
    <div className={classes.editor}>
      <SectionNav />
      <div className={classes.sections}>
        <LogoSection own={own} />
        <ProfileForm key={round} own={own} focused={focused} onStartOver={startOver} />
        <ShareSection own={own} />
      </div>
    </div>
  )
}
