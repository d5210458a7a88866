import type { SeenDraw } from '@campo-livre/domain/rachas/play.ts'
import type { DrawCheck } from '@campo-livre/domain/rachas/draw/verify-draw.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Notice } from '../../../lib/notice/notice.tsx'
import classes from './draw.module.css'
import { verifyInWorker } from './verify-in-worker.ts'

type State = { is: 'idle' | 'busy' | 'failed' } | { is: 'done'; checks: readonly DrawCheck[] }

/** Runs the draw again in this browser, and says what of it is as it was published (N3). */
export function VerifyButton({ draw }: { draw: Pick<SeenDraw, 'record' | 'own'> }) {
  const [state, setState] = useState<State>({ is: 'idle' })
  const verify = () => {
    if (state.is === 'busy') return
    setState({ is: 'busy' })
    verifyInWorker(draw).then(
      (checks) => setState({ is: 'done', checks }),
      () => setState({ is: 'failed' }),
    )
  }
  return (
    <div className={classes.verify}>
      <button type="button" className={button.secondary} onClick={verify} aria-disabled={state.is === 'busy'}>
        {state.is === 'busy' ? 'Conferindo…' : 'Conferir'}
      </button>
      <div role="status">
        {state.is === 'done' && (
          <ul className={classes.checks}>
            {state.checks.map(({ of, ok, text }) => (
              <li key={of} className={classes.check} data-ok={ok}>
                {ok ? <IconCheck size={20} aria-hidden /> : <IconAlertTriangle size={20} aria-hidden />}
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      {state.is === 'failed' && <Notice>Não deu para conferir neste aparelho. Tente de novo.</Notice>}
    </div>
  )
}
