import button from '@campo-livre/ui/button/button.module.css'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useMedia } from '../browser/use-media.ts'
import classes from './more-actions.module.css'

/** The links of second rank in the head of a screen: on a phone they are behind `Mais`, as those of a list. */
export function MoreActions({ children }: { children: ReactNode }) {
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
        <IconDots size={20} stroke={1.75} aria-hidden />
        Mais
      </button>
      {open && (
        <div id={rest} className={classes.rest}>
          {children}
        </div>
      )}
    </>
  )
}
