import '@campo-livre/ui/styles/controls.css'
import { useEffect, useRef } from 'react'
import { ConfirmBody, type ConfirmBodyProps } from './confirm-body.tsx'
import classes from './confirm.module.css'

type Props = ConfirmBodyProps & {
  /** The question. */
  title: string
}

/** The same question inside the screen, for use in a drawer or where a dialog is too much. */
export function ConfirmQuestion({ title, onKeep, ...body }: Props) {
  const group = useRef<HTMLDivElement>(null)
  const { action } = body
  useEffect(() => group.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])
  const keep = () => {
    action.reset()
    onKeep()
  }
  return (
    <div ref={group} role="group" aria-label={title} className={`${classes.body} ${classes.question}`}>
      <p className={classes.title}>{title}</p>
      <ConfirmBody {...body} onKeep={keep} />
    </div>
  )
}
