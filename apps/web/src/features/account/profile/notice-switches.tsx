import { changePreferences } from '@campo-livre/api/account/change-account.ts'
import {
  type NotificationKind,
  notificationKindLabels,
  notificationKindsOf,
} from '@campo-livre/domain/notifications/notification-kinds.ts'
import type { AccountRole } from '../sections/sections.ts'
import classes from './notice-switches.module.css'
import { AutosaveStatus, AutosaveError } from './autosave-status.tsx'
import { useAutosave } from './use-autosave.ts'

type Props = { role: AccountRole; muted: readonly NotificationKind[] }

/** A switch for each kind of notification of the role; muted kinds of other roles stay as they are. */
export function NoticeSwitches({ role, muted }: Props) {
  const preferences = useAutosave({ saved: muted, send: changePreferences, what: 'seus avisos' })
  const { value, change } = preferences
  const turn = (kind: NotificationKind, on: boolean) => {
    const others = value.filter((each) => each !== kind)
    change(on ? others : [...others, kind])
  }
  return (
    <>
      <p className={classes.lead}>
        O sino mostra só o que você deixar ligado. O que mexe com a sua conta, como senha e e-mail, a gente
        avisa sempre.
      </p>
      <ul className={classes.kinds}>
        {notificationKindsOf(role).map((kind) => {
          const { title, about } = notificationKindLabels[kind]
          const on = !value.includes(kind)
          return (
            <li key={kind}>
              <label className={classes.kind}>
                <span className={classes.words}>
                  <span className={classes.title} id={`aviso-${kind}`}>
                    {title}
                  </span>
                  <span className={classes.about} id={`sobre-${kind}`}>
                    {about}
                  </span>
                </span>
                <input
                  type="checkbox"
                  role="switch"
                  className={classes.switch}
                  aria-labelledby={`aviso-${kind}`}
                  aria-describedby={`sobre-${kind}`}
                  checked={on}
                  aria-checked={on}
                  onChange={({ currentTarget }) => turn(kind, currentTarget.checked)}
                />
              </label>
            </li>
          )
        })}
      </ul>
      <AutosaveError {...preferences} />
      <AutosaveStatus {...preferences} />
    </>
  )
}
