import button from '@campo-livre/ui/button/button.module.css'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useMedia } from '../browser/use-media.ts'
import classes from './more-actions.module.css'

const dots = <IconDots size={20} stroke={1.75} aria-hidden />

type Props = {
  /** The button's text on a phone; `Mais` by default. */
  label?: string
  icon?: ReactNode
  /** The number of things inside that are in use. */
  count?: number
  children: ReactNode
}

/** The tools of second rank of a screen: on a phone they are behind a button, as those of a list. */
export function MoreActions({ label = 'Mais', icon = dots, count = 0, children }: Props) {
  const wide = useMedia('(min-width: 48em)')
  const [open, setOpen] = useState(false)
  const rest = useId()
  if (wide) return children
  return (
    <>
      <button
        type="button"
        className={button.secondary}
        aria-expanded={open}
        aria-controls={open ? rest : undefined}
        onClick={() => setOpen(!open)}
      >
        {icon}
        {label}
        {count > 0 && <span className={classes.count}>{count}</span>}
      </button>
      {open && (
        <div id={rest} className={classes.rest}>
          {children}
        </div>
      )}
    </>
  )
}
