import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { openedToLabels } from '@campo-livre/domain/rachas/racha-words.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../lib/navigation/merge-search.ts'
import classes from './organiser-tools.module.css'

/** The tools of the organiser: places for others, facts, the end of it. */
export function OrganiserTools({ racha: { status, opening } }: { racha: RachaDetail }) {
  if (status === 'cancelled' || status === 'played') return null
  const tools = [
    ['abrir', opening === null ? 'Abrir vagas' : 'Mudar as vagas abertas'],
    ['mudar', 'Mudar o racha'],
  ] as const
  return (
    <section aria-labelledby="organizar" className={classes.tools}>
      <h2 id="organizar">Organizar</h2>
      {opening !== null && (
        <p className={classes.words}>
          As vagas livres estão abertas para outros jogadores: {openedToLabels[opening.to].toLowerCase()}.
        </p>
      )}
      <div className={classes.buttons}>
        {tools.map(([fazer, label]) => (
          <Link
            key={fazer}
            to="."
            search={mergeSearch({ fazer })}
            resetScroll={false}
            className={button.secondary}
          >
            {label}
          </Link>
        ))}
        <Link
          to="."
          search={mergeSearch({ fazer: 'cancelar' })}
          resetScroll={false}
          className={button.danger}
        >
          Cancelar o racha
        </Link>
      </div>
    </section>
  )
}
