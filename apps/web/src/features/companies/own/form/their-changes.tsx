import button from '@campo-livre/ui/button/button.module.css'
import { useEffect, useRef } from 'react'
import type { ProfileName, TheirChanges } from './merge-profile.ts'
import { profileLabels, spokenValue } from './profile-labels.ts'
import classes from './their-changes.module.css'

type Props = {
  changes: TheirChanges
  /** True to focus it when it mounts: its changes have just come. */
  focused: boolean
  /** Takes the other side's value of a field. */
  onUse: (name: ProfileName) => void
}

/** The changes that somebody else made of the page meanwhile; where both sides did, the other value can be taken. */
export function TheirPageChanges({ changes: { conflicts, updated }, focused, onUse }: Props) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (focused) element.current?.focus()
  }, [focused])
  const isConflict = (name: string): name is ProfileName => Object.hasOwn(conflicts, name)
  return (
    <section ref={element} tabIndex={-1} className={classes.changes} aria-labelledby="mudou">
      <h2 id="mudou" className={classes.title}>
        Alguém mudou a página enquanto você editava
      </h2>
      <p>O que você escreveu continua aqui. Confira e salve de novo.</p>
      <ul className={classes.list}>
        {Object.keys(conflicts)
          .filter(isConflict)
          .map((name) => (
            <li key={name} className={classes.item}>
              <span>
                {profileLabels[name]}: agora está <strong>{spokenValue(name, conflicts)}</strong>.
              </span>
              <button
                type="button"
                className={button.subtle}
                aria-label={`Usar este valor em ${profileLabels[name]}`}
                onClick={() => {
                  onUse(name)
                  element.current?.focus({ preventScroll: true })
                }}
              >
                Usar este valor
              </button>
            </li>
          ))}
        {updated.map((name) => (
          <li key={name} className={classes.item}>
            {profileLabels[name]}: o valor novo já está no formulário.
          </li>
        ))}
      </ul>
    </section>
  )
}
