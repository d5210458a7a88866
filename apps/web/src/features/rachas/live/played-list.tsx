import type { LiveState } from '@campo-livre/domain/rachas/live/live.ts'
import { memo } from 'react'
import { BibMark } from '../bibs/bib-mark.tsx'
import classes from './live.module.css'

/** The matches of the evening that are over, the last one first. */
export const PlayedList = memo(function PlayedList({ played, teams }: Pick<LiveState, 'played' | 'teams'>) {
  if (played.length === 0) return null
  const placeOf = (id: string) => teams.findIndex((team) => team.id === id)
  const nameOf = (id: string) => teams[placeOf(id)]?.name ?? ''
  return (
    <section aria-labelledby="partidas">
      <h3 id="partidas" className={classes.heading}>
        {played.length === 1 ? '1 partida' : `${played.length} partidas`}
      </h3>
      <ol className={classes.played}>
        {played.toReversed().map(({ number, teams: [home, away], score }) => (
          <li key={number}>
            <BibMark team={placeOf(home)} /> {nameOf(home)} <strong>{`${score[0]} x ${score[1]}`}</strong>{' '}
            {nameOf(away)} <BibMark team={placeOf(away)} />
          </li>
        ))}
      </ol>
    </section>
  )
})
