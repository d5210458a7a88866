import '@campo-livre/ui/theme/bibs.css'
import { bibOf } from '@campo-livre/domain/rachas/bibs.ts'
import { BibMark } from './bib-mark.tsx'
import classes from './bib.module.css'

type Props = {
  /** The place of the team, from 0. */
  team: number
  /** Its name: the colour of its bib, or what an evening calls it. */
  name: string
  /** The number of its players, where that is told. */
  count?: number
}

/** The head of a team, in the colour of its bib. */
export function BibHead({ team, name, count }: Props) {
  return (
    <p className={`${classes.bib} ${classes.head}`} data-bib={bibOf(team).id}>
      <BibMark team={team} />
      {name}
      {count !== undefined && (
        <span className={classes.count}>
          {count} <span className="visually-hidden">{count === 1 ? 'pessoa' : 'pessoas'}</span>
        </span>
      )}
    </p>
  )
}
