import type { SeenDraw } from '@campo-livre/domain/rachas/play.ts'
import classes from './draw.module.css'
import { DrawProof } from './draw-proof.tsx'
import { DrawnTeams } from './drawn-teams.tsx'
import type { Placing } from './swap-people.ts'

type Props = {
  /** The draws of a racha, the newest first: those before it stay to be seen. */
  draws: readonly SeenDraw[]
  /** The code of the secret of the next draw; null while none is kept. */
  commitment?: string | null
  /** The id of the reader's own place; null for somebody who is not in it. */
  meId?: string | null
  /** Places people of the newest draw by hand; absent for everybody but the organiser. */
  onPlace?: (placing: Placing) => void
}

/** The teams of a racha, and behind `Como foi sorteado` their proof and the draws before them (N3). */
export default function DrawView({ draws, commitment = null, meId = null, onPlace }: Props) {
  const [newest, ...older] = draws
  if (!newest) return <p>Nenhum sorteio ainda.</p>
  return (
    <div className={classes.view}>
      <DrawnTeams draw={newest} meId={meId} onPlace={onPlace} />
      <details className={classes.fold}>
        <summary>Como foi sorteado</summary>
        <div className={classes.view}>
          <DrawProof draw={newest} />
          {older.map((draw) => (
            <details key={draw.record.ticket.drawNumber} className={classes.fold}>
              <summary>{`Sorteio ${draw.record.ticket.drawNumber}`}</summary>
              <div className={classes.view}>
                <DrawnTeams draw={draw} meId={meId} />
                <DrawProof draw={draw} />
              </div>
            </details>
          ))}
          {commitment !== null && (
            <details className={classes.fold}>
              <summary>O próximo sorteio já está preparado</summary>
              <p className={`${classes.words} ${classes.hash}`}>{commitment}</p>
            </details>
          )}
        </div>
      </details>
    </div>
  )
}
