import { changePreferences } from '@campo-livre/api/account/change-account.ts'
import {
  type NotificationKind,
  notificationKindLabels,
  notificationKindsOf,
} from '@campo-livre/domain/notifications/notification-kinds.ts'
import { type NoticeMails, usualNoticeMails } from '@campo-livre/domain/notifications/notice-settings.ts'
import { browserZone } from '../../../lib/time/browser-zone.ts'
import type { AccountRole } from '../sections/sections.ts'
import { AutosaveStatus, AutosaveError } from './autosave-status.tsx'
import { NoticeHours } from './notice-hours.tsx'
import { NoticeSwitch } from './notice-switch.tsx'
import classes from './notice-switches.module.css'
import { useAutosave } from './use-autosave.ts'

type Props = {
  role: AccountRole
  muted: readonly NotificationKind[]
  /** Absent for somebody who has chosen none. */
  mails?: NoticeMails | undefined
}

/** A table of switches, a row for each kind of notice of the role and a column for each way; kinds of other roles stay as they are. */
export function NoticeSwitches({ role, muted, mails }: Props) {
  const saved = { muted: [...muted], mails: { ...usualNoticeMails, ...mails, timeZone: browserZone() } }
  const preferences = useAutosave({ saved, send: changePreferences, what: 'seus avisos' })
  const { value, change } = preferences
  const changeMails = (changed: Partial<NoticeMails>) =>
    change({ ...value, mails: { ...value.mails, ...changed } })
  const rest = (list: readonly NotificationKind[], kind: NotificationKind) =>
    list.filter((each) => each !== kind)
  return (
    <>
      <p className={classes.lead}>
        Escolha por onde cada aviso chega. O que mexe com a sua conta, e o que a arena cancela ou muda, a
        gente avisa sempre.
      </p>
      <table className={classes.kinds}>
        <thead>
          <tr>
            <th scope="col">Aviso</th>
            <th scope="col">Sino</th>
            <th scope="col" id="por-email">
              E-mail
            </th>
          </tr>
        </thead>
        <tbody>
          {notificationKindsOf(role).map((kind) => {
            const { title, about } = notificationKindLabels[kind]
            return (
              <tr key={kind}>
                <th scope="row" className={classes.words}>
                  <span className={classes.title} id={`aviso-${kind}`}>
                    {title}
                  </span>
                  <span className={classes.about} id={`sobre-${kind}`}>
                    {about}
                  </span>
                </th>
                <td>
                  <NoticeSwitch
                    labelledBy={`aviso-${kind}`}
                    describedBy={`sobre-${kind}`}
                    on={!value.muted.includes(kind)}
                    onTurn={(on) =>
                      change({
                        ...value,
                        muted: on ? rest(value.muted, kind) : [...rest(value.muted, kind), kind],
                      })
                    }
                  />
                </td>
                <td>
                  <NoticeSwitch
                    labelledBy={`aviso-${kind} por-email`}
                    describedBy={`sobre-${kind}`}
                    on={value.mails.mailed.includes(kind)}
                    onTurn={(on) => {
                      const others = rest(value.mails.mailed, kind)
                      changeMails({ mailed: on ? [...others, kind] : others })
                    }}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <NoticeHours mails={value.mails} onChange={changeMails} />
      <AutosaveError {...preferences} />
      <AutosaveStatus {...preferences} />
    </>
  )
}
