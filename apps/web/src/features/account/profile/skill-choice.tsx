import { type Sport, sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { skillLabels } from '@campo-livre/domain/users/account.ts'
import { IconX } from '@tabler/icons-react'
import classes from './skill-choice.module.css'

type Props = {
  sport: Sport
  /** From 1. */
  skill: number
  onSkill: (skill: number) => void
  onRemove: () => void
}

/** The level in one sport: five steps that fill up, with a word for it. */
export function SkillChoice({ sport, skill, onSkill, onRemove }: Props) {
  const name = sportLabels[sport]
  return (
    <li className={classes.sport}>
      <fieldset className={classes.group}>
        <legend className={classes.name}>{name}</legend>
        <div className={classes.steps}>
          {skillLabels.map((label, index) => (
            <label
              key={label}
              className={classes.step}
              data-filled={index < skill || undefined}
              title={label}
            >
              <input
                type="radio"
                className={classes.radio}
                name={`nivel-${sport}`}
                aria-label={label}
                checked={index + 1 === skill}
                onChange={() => onSkill(index + 1)}
              />
              <span className={classes.bar} aria-hidden />
            </label>
          ))}
        </div>
        <span className={classes.label} aria-hidden>
          {skillLabels[skill - 1]}
        </span>
      </fieldset>
      <button type="button" className={classes.remove} aria-label={`Tirar ${name}`} onClick={onRemove}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </button>
    </li>
  )
}
