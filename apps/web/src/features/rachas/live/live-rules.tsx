import type { LiveRules } from '@campo-livre/domain/rachas/live/live.ts'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import classes from './live.module.css'
import { rotationLabels, rulesOfMatch } from './rules-of-match.ts'

const NONE = 'none'
const lengths = [5, 7, 8, 10, 12, 15, 20]
const counts = [1, 2, 3, 5]
const wins = [2, 3, 4]

type Props = { rules: LiveRules; onRules: (rules: LiveRules) => void }

/** The group's own rules of a match, before the first one (N2): who stays, its length, its goals. */
export function LiveRulesChoice({ rules, onRules }: Props) {
  const { rotation, minutes, goals, mostWins } = rules
  return (
    <section className={classes.rules} aria-label="Regras da noite">
      <p className={classes.dim}>{rulesOfMatch(rules)}</p>
      <div className={classes.choices}>
        <FilterSelect
          label="Quem sai"
          value={rotation}
          options={Object.entries(rotationLabels).map(([value, label]) => ({ value, label }))}
          onChange={(value) =>
            onRules({ ...rules, rotation: value === 'both_leave' ? value : 'winner_stays', mostWins: null })
          }
        />
        <FilterSelect
          label="Tempo da partida"
          value={String(minutes ?? NONE)}
          options={[...optionsOf(lengths, (each) => `${each} min`), { value: NONE, label: 'Sem tempo' }]}
          onChange={(value) => onRules({ ...rules, minutes: numberOf(value) })}
        />
        <FilterSelect
          label="Gols que encerram"
          value={String(goals ?? NONE)}
          options={[
            ...optionsOf(counts, (each) => (each === 1 ? '1 gol' : `${each} gols`)),
            { value: NONE, label: 'Sem limite de gols' },
          ]}
          onChange={(value) => onRules({ ...rules, goals: numberOf(value) })}
        />
        {rotation === 'winner_stays' && (
          <FilterSelect
            label="Vitórias seguidas"
            value={String(mostWins ?? NONE)}
            options={[
              { value: NONE, label: 'Fica enquanto ganhar' },
              ...optionsOf(wins, (each) => `Sai depois de ${each} vitórias`),
            ]}
            onChange={(value) => onRules({ ...rules, mostWins: numberOf(value) })}
          />
        )}
      </div>
    </section>
  )
}

const numberOf = (value: string) => (value === NONE ? null : Number(value))

const optionsOf = (values: readonly number[], label: (value: number) => string) =>
  values.map((value) => ({ value: String(value), label: label(value) }))
