import button from '@campo-livre/ui/button/button.module.css'
import { confirmLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Slow } from '../../../lib/slow.tsx'
import classes from './decide-company.module.css'
import type { Decision } from './decisions.ts'

type Props = {
  decision: Decision
  name: string
  pending: boolean
  failure: ReactNode
  onAccept: () => void
  onReject: () => void
  onStop: () => void
}

/** The question before a decision, with what follows from it. */
export function AskDecision({ decision, name, pending, failure, onAccept, onReject, onStop }: Props) {
  const reject = useRef<HTMLButtonElement>(null)
  useEffect(() => reject.current?.focus(), [])
  return (
    <>
      <p className={classes.question}>
        {decision.label} {name}?
      </p>
      <p>{decision.text}</p>
      <div className={classes.buttons}>
        <button
          type="button"
          className={decision.status === 'approved' ? button.primary : button.danger}
          aria-busy={pending}
          data-loading={pending || undefined}
          onClick={() => {
            if (!pending) onAccept()
          }}
        >
          {confirmLabels.accept}
        </button>
        <button ref={reject} type="button" className={button.secondary} onClick={onReject}>
          {confirmLabels.reject}
        </button>
      </div>
      {failure}
      {pending && <Slow label="Parar de esperar" onCancel={onStop} />}
    </>
  )
}
