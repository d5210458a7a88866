import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { useCallback, useState } from 'react'
import { ProfileForm } from './form/profile-form.tsx'
import { LogoSection } from './logo/logo-section.tsx'
import classes from './profile-editor.module.css'
import { SectionNav } from './section-nav.tsx'
import { ShareSection } from './share/share-section.tsx'

type Round = {
  /** Counts how often the form has started anew. */
  round: number
  focused: boolean
  hasConflict: boolean
  newest: OwnCompany
}

/** The sections of the form for an arena's public page. */
export function ProfileEditor({ own }: { own: OwnCompany }) {
  const [{ round, focused, hasConflict, newest }, setRound] = useState<Round>({
    round: 0,
    focused: false,
    hasConflict: false,
    newest: own,
  })
  const startOver = useCallback(
    (withFocus: boolean, theirs?: OwnCompany) =>
      setRound((before) => ({
        round: before.round + 1,
        focused: withFocus,
        hasConflict: theirs !== undefined,
        newest: theirs ?? before.newest,
      })),
    [],
  )
  return (
    <div className={classes.editor}>
      <SectionNav />
      <div className={classes.sections}>
        <LogoSection own={own} />
        <ProfileForm
          key={round}
          // The refusal of an older version is newer than the cache for a moment.
          own={newest.version > own.version ? newest : own}
          focused={focused}
          hasConflict={hasConflict}
          onStartOver={startOver}
        />
        <ShareSection own={own} />
      </div>
    </div>
  )
}
