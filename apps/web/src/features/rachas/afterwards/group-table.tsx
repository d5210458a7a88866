import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import type { GroupPlayer, GroupStats } from '@campo-livre/domain/rachas/stats/group-stats.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { RowCard } from '@campo-livre/ui/row-card/row-card.tsx'
import { useState } from 'react'
import classes from '../racha.module.css'
import own from './afterwards.module.css'
import { goalWords, matchWords, presenceWords } from './played-words.ts'

/** The number of players that is shown before more are asked for. */
const FIRST = 5

/** The people of a group in one sport, who came most often first, as cards (H7). */
export function GroupTable({ sport, games, players }: GroupStats[number]) {
  const [all, setAll] = useState(false)
  const shown = all ? players : players.slice(0, FIRST)
  const id = `quem-joga-${sport}`
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id}>Quem mais joga</h2>
      <p className={own.facts}>
        {`${sportLabels[sport]}, ${games === 1 ? '1 jogo' : `${games} jogos`} da turma.`}
      </p>
      <ol className={own.cards}>
        {shown.map((player, at) => (
          <li key={at}>
            <Player player={player} />
          </li>
        ))}
      </ol>
      {players.length > FIRST && (
        <button type="button" className={button.secondary} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Mostrar menos' : `Ver os ${players.length}`}
        </button>
      )}
    </section>
  )
}

function Player({ player }: { player: GroupPlayer }) {
  const { name, me, came, listed, attendancePercent } = player
  const did = [goalWords(player), matchWords(player)].filter(Boolean).join('; ')
  const presence = presenceWords(player)
  return (
    <RowCard
      headingLevel={3}
      title={me ? `${name} (você)` : name}
      figure={came === 1 ? '1 jogo' : `${came} jogos`}
      facts={`Veio a ${came} de ${listed} (${attendancePercent}%)${did === '' ? '' : `; ${did}`}.`}
      status={presence}
    />
  )
}
