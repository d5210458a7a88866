import type { SeenDraw } from '@campo-livre/domain/rachas/play.ts'
import classes from './draw.module.css'
import { DrawProof } from './draw-proof.tsx'
import { DrawnTeams } from './drawn-teams.tsx'

type Props = {
  /** The draws of a racha, the newest first: those before it stay to be seen. */
  draws: readonly SeenDraw[]
  /** Places somebody in another team of the newest draw by hand; absent for everybody but the organiser. */
  onPlace?: (personId: string, team: number) => void
}

/** The draws of a racha with their proof (N3). */
export default function DrawView({ draws, onPlace }: Props) {
  const [newest, ...older] = draws
  if (!newest) return <p>Nenhum sorteio ainda.</p>
  return (
    <div className={classes.view}>
      <DrawnTeams draw={newest} onPlace={onPlace} />
      <DrawProof draw={newest} />
      {older.map((draw) => (
        <details key={draw.record.ticket.drawNumber} className={classes.older}>
          <summary>{`Sorteio ${draw.record.ticket.drawNumber}`}</summary>
          <DrawnTeams draw={draw} />
          <DrawProof draw={draw} />
        </details>
      ))}
    </div>
  )
}
