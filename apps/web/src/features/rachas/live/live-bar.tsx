import type { LiveRules, LiveState } from '@campo-livre/domain/rachas/live/live.ts'
import { ActionBar } from '@campo-livre/ui/action-bar/action-bar.tsx'
import button from '@campo-livre/ui/button/button.module.css'
import { IconArrowBackUp, IconFlag, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { asksWhoStays, FinishMatch } from './finish-match.tsx'
import type { LiveDeed } from './use-live.ts'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

type Props = {
  state: LiveState
  rules: LiveRules
  score: readonly [number, number]
  /** The words of the deed that can be taken back: `gol de Ana`; null for none. */
  undoes: string | null
  /** The question about the last goal, or why something was not noted. */
  notice: ReactNode
  onNote: (deed: LiveDeed) => void
  onUndo: () => void
  /** Names what gets the focus once the screen is drawn again. */
  onFocus: (...names: string[]) => void
}

/** The acts on the field, at the thumb's place: the match begins, its clock stops, its end is asked for; and the way back. */
export function LiveBar({ state, rules, score, undoes, notice, onNote, onUndo, onFocus }: Props) {
  const { match } = state
  const [askedFor, setAskedFor] = useState<number | null>(null)
  const asking = match !== null && askedFor === match.number
  const finish = (staysId: string | null) => {
    onFocus('main')
    setAskedFor(null)
    onNote({ type: 'finish', staysId })
  }
  const ask = () => {
    onFocus('question')
    setAskedFor(match?.number ?? null)
  }
  const keep = () => {
    onFocus('main')
    setAskedFor(null)
  }
  if (asking)
    return (
      <ActionBar
        key="asking"
        label="Encerrar a partida"
        notice={<FinishMatch state={state} rules={rules} score={score} onFinish={finish} />}
        main={
          // A second press in the same place ends nothing.
          <button type="button" className={button.secondary} onClick={keep}>
            Continuar
          </button>
        }
      >
        {!asksWhoStays(state, score) && (
          <button type="button" className={button.primary} onClick={() => finish(null)}>
            Encerrar
          </button>
        )}
      </ActionBar>
    )
  return (
    <ActionBar
      label="O que fazer na partida"
      notice={notice}
      main={
        match ? (
          <button
            type="button"
            className={button.primary}
            aria-label="Encerrar a partida"
            data-focus="main"
            onClick={ask}
          >
            <IconFlag {...icon} /> Encerrar
          </button>
        ) : (
          <button
            type="button"
            className={button.primary}
            aria-label="Começar a partida"
            data-focus="main"
            onClick={() => {
              onFocus('board')
              onNote({ type: 'start' })
            }}
          >
            <IconPlayerPlay {...icon} /> Começar
          </button>
        )
      }
    >
      {match && <ClockButton paused={match.pausedAt !== null} onNote={onNote} />}
      {undoes !== null && (
        <button
          key="undo"
          type="button"
          className={button.secondary}
          aria-label={`Desfazer: ${undoes}`}
          data-focus="undo"
          onClick={() => {
            onFocus('undo', 'main')
            onUndo()
          }}
        >
          <IconArrowBackUp {...icon} /> Desfazer
        </button>
      )}
    </ActionBar>
  )
}

function ClockButton({ paused, onNote }: { paused: boolean; onNote: Props['onNote'] }) {
  return (
    <button
      type="button"
      className={button.secondary}
      aria-label={paused ? 'Correr o relógio' : 'Parar o relógio'}
      onClick={() => onNote({ type: paused ? 'resume' : 'pause' })}
    >
      {paused ? <IconPlayerPlay {...icon} /> : <IconPlayerPause {...icon} />}
      {paused ? 'Correr' : 'Parar'}
    </button>
  )
}
