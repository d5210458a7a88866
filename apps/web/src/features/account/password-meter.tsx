import { passwordNeeds, passwordStrength } from '@campo-livre/domain/users/password.ts'
import { passwordLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { IconCheck, IconCircleDashed } from '@tabler/icons-react'
import classes from './password-meter.module.css'

const steps = ['weak', 'medium', 'strong'] as const

/** The strength of a password (F3) and what it lacks. Announced when that changes, not at every key. */
export function PasswordMeter({ password }: { password: string }) {
  const strength = password === '' ? null : passwordStrength(password)
  const reached = strength === null ? 0 : steps.indexOf(strength) + 1
  return (
    <div className={classes.meter}>
      <div className={classes.strength}>
        <span className={classes.bars} aria-hidden>
          {steps.map((step, index) => (
            <span key={step} className={classes.bar} data-on={index < reached || undefined} />
          ))}
        </span>
        <span role="status" className={classes.word}>
          {strength !== null && (
            <>
              <span className="visually-hidden">Senha </span>
              {passwordLabels[strength]}
            </>
          )}
        </span>
      </div>
      <ul className={classes.needs} aria-label="A senha precisa ter">
        {passwordNeeds(password).map(({ words, met }) => (
          <li key={words} data-met={met || undefined}>
            {met ? (
              <IconCheck size={16} stroke={2.5} aria-hidden />
            ) : (
              <IconCircleDashed size={16} stroke={1.75} aria-hidden />
            )}
            {words}
            {met && <span className="visually-hidden">: já tem</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
