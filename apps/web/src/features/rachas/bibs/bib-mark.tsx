import '@campo-livre/ui/theme/bibs.css'
import { bibOf } from '@campo-livre/domain/rachas/bibs.ts'
import classes from './bib.module.css'

/** The bib of a team by its place, with its letters; beside the name of the team, which it does not say. */
export function BibMark({ team }: { team: number }) {
  const { id, mark } = bibOf(team)
  return <span className={`${classes.bib} ${classes.mark}`} data-bib={id} data-mark={mark} aria-hidden />
}
