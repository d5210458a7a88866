import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { type ReactNode, useRef } from 'react'
import type { Action } from '../../../lib/action/action.ts'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import classes from './age.module.css'

const askBirthDate = lazyComponent(() => import('./ask-birth-date.tsx'))

type Props<V, A> = {
  action: Action<V, A>
  /** True where the question takes the place of the answer's own controls: there is one answer only. */
  instead?: boolean
  /** Returns the answer's own controls; what was asked for is no failure of theirs. */
  children: (action: Action<V, A>) => ReactNode
}

/** Around the answer of somebody with an account: asks for the birth date where it is needed, then answers again (N2). */
export function AgeAsked<V, A>({ action, instead = false, children }: Props<V, A>) {
  const box = useRef<HTMLDivElement>(null)
  const { error, sentence, variables } = action
  const needed = error instanceof ApiError && error.code === 'age_needed'
  return (
    <div ref={box} tabIndex={-1} className={classes.box}>
      {needed && sentence !== null && (
        <askBirthDate.Component
          why={sentence}
          onKnown={() => {
            // The field disappears, so the answer takes the focus.
            box.current?.focus({ preventScroll: true })
            if (variables !== undefined) action.run(variables)
          }}
        />
      )}
      {!(needed && instead) && children(needed ? { ...action, sentence: null } : action)}
    </div>
  )
}
