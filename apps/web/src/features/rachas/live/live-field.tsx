import type { Live, LiveCommand, LiveGoal, LiveSetup } from '@campo-livre/domain/rachas/live/live.ts'
import { scoreOf } from '@campo-livre/domain/rachas/live/live-state.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import { useRef, useState } from 'react'
import { Notice } from '../../../lib/notice/notice.tsx'
import { BibMark } from '../bibs/bib-mark.tsx'
import { AssistQuestion } from './assist-question.tsx'
import { describeDeed } from './describe-deed.ts'
import { LiveBar } from './live-bar.tsx'
import { LiveBoard } from './live-board.tsx'
import classes from './live.module.css'
import { LivePeople } from './live-people.tsx'
import { LiveRulesChoice } from './live-rules.tsx'
import { LiveSide } from './live-side.tsx'
import { PlayedList } from './played-list.tsx'
import { rulesOfMatch } from './rules-of-match.ts'
import { useLive } from './use-live.ts'
import { useNextFocus } from './use-next-focus.ts'
import { useWakeLock } from './use-wake-lock.ts'

type Props = {
  rachaId: string
  setup: LiveSetup
  /** The commands that a server has by now. */
  known: readonly LiveCommand[]
  /** Called with the evening after each command, to be sent when there is a network. */
  onNoted?: (live: Live) => void
}

/**
 * The evening on the field (N2): who plays and who is next, the clock, goals and passes by touch, and the way back. It
 * works without a network, is kept on the device, and keeps the screen awake.
 */
export default function LiveField({ rachaId, setup, known, onNoted }: Props) {
  const { live, state, last, problem, note, undo, setRules } = useLive(rachaId, setup, known, onNoted)
  useWakeLock()
  const field = useRef<HTMLDivElement>(null)
  const focus = useNextFocus(field)
  /** The goal of which somebody said that nobody passed. */
  const [alone, setAlone] = useState<string | null>(null)
  const { rules } = live.setup
  const { match, turn, teams, played } = state
  const score = scoreOf(state)
  const placeOf = (id: string) => teams.findIndex((team) => team.id === id)
  const nameOf = (id: string) => teams[placeOf(id)]?.name ?? ''
  const goal = match?.goals.at(-1)
  const back = ({ teamId, scorerId }: LiveGoal) => focus(`goal ${teamId} ${scorerId ?? ''}`, 'board')
  return (
    <div ref={field} className={classes.live}>
      <div className={classes.top}>
        <LiveBoard state={state} rules={rules} score={score} />
        <LiveBar
          state={state}
          rules={rules}
          score={score}
          undoes={last && describeDeed(last, state)}
          onNote={note}
          onUndo={undo}
          onFocus={focus}
          notice={
            <>
              {problem !== null && <Notice>{problem}</Notice>}
              {goal && last?.type === 'goal' && goal.commandId !== alone && (
                <AssistQuestion
                  state={state}
                  goal={goal}
                  onAssist={(playerId) => {
                    back(goal)
                    note({ type: 'assist', goalId: goal.commandId, playerId })
                  }}
                  onNobody={() => {
                    back(goal)
                    setAlone(goal.commandId)
                  }}
                />
              )}
            </>
          }
        />
      </div>
      <div className={classes.field}>
        {turn.field.map((id) => {
          const team = teams[placeOf(id)]
          return (
            team && (
              <LiveSide
                key={id}
                team={team}
                place={placeOf(id)}
                onGoal={match && ((scorerId) => note({ type: 'goal', teamId: id, scorerId, assistId: null }))}
              />
            )
          )
        })}
      </div>
      <p role="status" className={classes.next}>
        {turn.waiting.map((id) => (
          <BibMark key={id} team={placeOf(id)} />
        ))}{' '}
        {turn.waiting.length === 0
          ? 'Ninguém espera: os dois jogam de novo.'
          : `Próximo: ${inWords(turn.waiting.map(nameOf))}.`}
      </p>
      {live.commands.length === 0 && <LiveRulesChoice rules={rules} onRules={setRules} />}
      {live.commands.length > 0 && <p className={classes.dim}>{rulesOfMatch(rules)}</p>}
      <PlayedList played={played} teams={teams} />
      <LivePeople state={state} onNote={note} onFocus={focus} />
    </div>
  )
}
