import { changeSports } from '@campo-livre/api/account/change-account.ts'
import { type Sport, sportLabels, sports as allSports } from '@campo-livre/domain/fields/sports.ts'
import type { SportSkill } from '@campo-livre/domain/users/account.ts'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { AutosaveStatus, AutosaveError } from './autosave-status.tsx'
import { SkillChoice } from './skill-choice.tsx'
import classes from './sport-list.module.css'
import { useAutosave } from './use-autosave.ts'

/** The level of a newly added sport. */
const FIRST_SKILL = 2

/** The user's sports, and those that can be added. */
export function SportList({ sports }: { sports: readonly SportSkill[] }) {
  const chosen = useAutosave({ saved: sports, send: changeSports, what: 'seus esportes' })
  const { value, change } = chosen
  const title = useRef<HTMLHeadingElement>(null)
  const others = allSports.filter((sport) => value.every((each) => each.sport !== sport))
  const add = (sport: Sport) => {
    change([...value, { sport, skill: FIRST_SKILL }])
    title.current?.focus()
  }
  const remove = (sport: Sport) => {
    change(value.filter((each) => each.sport !== sport))
    title.current?.focus()
  }
  const rate = (sport: Sport, skill: number) =>
    change(value.map((each) => (each.sport === sport ? { sport, skill } : each)))
  return (
    <>
      <div className={classes.head}>
        <h3 ref={title} tabIndex={-1} className={classes.title}>
          {value.length === 0 ? 'Nenhum esporte por aqui ainda' : 'O que você joga'}
        </h3>
        <AutosaveStatus {...chosen} />
      </div>
      {value.length === 0 && (
        <p className={classes.lead}>Escolha o que você joga e diga como anda o seu jogo.</p>
      )}
      {value.length > 0 && (
        <ul className={classes.sports}>
          {value.map(({ sport, skill }) => (
            <SkillChoice
              key={sport}
              sport={sport}
              skill={skill}
              onSkill={(next) => rate(sport, next)}
              onRemove={() => remove(sport)}
            />
          ))}
        </ul>
      )}
      <AutosaveError {...chosen} />
      {others.length > 0 && (
        <section className={classes.more} aria-labelledby="mais-esportes">
          <h3 id="mais-esportes" className={classes.title}>
            {value.length === 0 ? 'O que você joga?' : 'Joga mais alguma coisa?'}
          </h3>
          <ul className={classes.others}>
            {others.map((sport) => (
              <li key={sport}>
                <button type="button" className={classes.other} onClick={() => add(sport)}>
                  <IconPlus size={18} stroke={1.75} aria-hidden />
                  {sportLabels[sport]}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
