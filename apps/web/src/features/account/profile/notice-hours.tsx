import { type NoticeMails, usualNoticeMails } from '@campo-livre/domain/notifications/notice-settings.ts'
import { NoticeSwitch } from './notice-switch.tsx'
import classes from './notice-switches.module.css'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

type Props = { mails: NoticeMails; onChange: (changed: Partial<NoticeMails>) => void }

/** The hours without mails, and the one mail of the day. */
export function NoticeHours({ mails, onChange }: Props) {
  const { quiet, digest } = mails
  return (
    <div className={classes.hours}>
      <div className={classes.choice}>
        <span className={classes.words}>
          <span className={classes.title} id="silencio">
            Silêncio à noite
          </span>
          <span className={classes.about} id="sobre-silencio">
            O e-mail que pode esperar chega quando o silêncio acaba. Lembretes de jogo não esperam.
          </span>
        </span>
        <NoticeSwitch
          labelledBy="silencio"
          describedBy="sobre-silencio"
          on={quiet !== null}
          onTurn={(on) => onChange({ quiet: on ? usualNoticeMails.quiet : null })}
        />
      </div>
      {quiet && (
        <div className={classes.times}>
          <Hour
            label="Das"
            not={quiet.until}
            value={quiet.from}
            onChoose={(from) => onChange({ quiet: { ...quiet, from } })}
          />
          <Hour
            label="Até"
            not={quiet.from}
            value={quiet.until}
            onChoose={(until) => onChange({ quiet: { ...quiet, until } })}
          />
        </div>
      )}
      <div className={classes.choice}>
        <span className={classes.words}>
          <span className={classes.title} id="resumo">
            Resumo diário
          </span>
          <span className={classes.about} id="sobre-resumo">
            Um e-mail só, às 8h, no lugar de um para cada aviso.
          </span>
        </span>
        <NoticeSwitch
          labelledBy="resumo"
          describedBy="sobre-resumo"
          on={digest}
          onTurn={(on) => onChange({ digest: on })}
        />
      </div>
    </div>
  )
}

type HourProps = { label: string; not: number; value: number; onChoose: (minute: number) => void }

/** A choice of an hour, but for the one at which the other end is. */
function Hour({ label, not, value, onChoose }: HourProps) {
  return (
    <label className={classes.hour}>
      {label}
      <select
        aria-label={`Silêncio ${label.toLowerCase()}`}
        value={value}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      >
        {hours.map((hour) => (
          <option key={hour} value={hour * 60} disabled={hour * 60 === not}>
            {hour}h
          </option>
        ))}
      </select>
    </label>
  )
}
