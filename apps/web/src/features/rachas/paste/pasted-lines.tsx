import type { LineReading, PastedLine, PastedPerson } from '@campo-livre/domain/rachas/paste/pasted-list.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import classes from './paste-list.module.css'

type Question = {
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

type Props = {
  lines: readonly PastedLine[]
  /** The question who a person is; null where that is clear. */
  questionOf: (person: PastedPerson) => Question | null
}

const labels: Readonly<Record<Exclude<LineReading, 'blank'>, string>> = {
  title: 'Título',
  fact: 'Sobre o jogo',
  section: 'Parte da lista',
  person: 'Nome',
  answer: 'Resposta',
  place: 'Lugar livre',
  ignored: 'Fora da lista',
}
/** Beyond this number the rest is counted: a list is never so long. */
const MOST_LINES = 250

/** Each line of a pasted list, with what it was read as and why. */
export function PastedLines({ lines, questionOf }: Props) {
  const told = lines.filter(({ as }) => as !== 'blank')
  const rest = told.length - MOST_LINES
  return (
    <>
      <ol className={classes.lines} aria-label="Linha por linha">
        {told.slice(0, MOST_LINES).map((line, at) => (
          <li key={at} className={classes.line} data-as={line.as}>
            <span className={classes.text}>{line.text.trim()}</span>
            <span className={classes.reading}>
              <strong>
                {line.people.length > 0 ? line.people.map(({ name }) => name).join(', ') : readAs(line.as)}
              </strong>
              {` · ${line.why}`}
            </span>
            {line.people.map((person, index) => {
              const question = questionOf(person)
              return (
                question && (
                  <FilterSelect
                    key={index}
                    label={`Quem é ${person.name}?`}
                    all={`Quem é ${person.name}?`}
                    {...question}
                  />
                )
              )
            })}
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <p className={classes.reading}>{`Mais ${formatCount(rest)} linhas, lidas do mesmo jeito.`}</p>
      )}
    </>
  )
}

function readAs(as: LineReading): string {
  return as === 'blank' ? '' : labels[as]
}
