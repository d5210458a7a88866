import button from '@campo-livre/ui/button/button.module.css'
import { IconChevronDown } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { mergeSearch } from '../navigation/merge-search.ts'
import classes from './history.module.css'

type Props = {
  /** Its value in the address. */
  name: string
  /** The text of the button. */
  label: string
  children: ReactNode
}

/** A history behind a button, open by the address (`historico`) and read only then. */
export function HistoryDisclosure({ name, label, children }: Props) {
  const opened = useSearch({ strict: false, select: ({ historico }) => historico === name })
  const navigate = useNavigate()
  const id = useId()
  const toggle = () => {
    const search = mergeSearch({ historico: opened ? undefined : name })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return (
    <section className={classes.history}>
      <button
        type="button"
        className={button.subtle}
        aria-expanded={opened}
        aria-controls={id}
        onClick={toggle}
      >
        <IconChevronDown size={20} stroke={1.75} aria-hidden className={classes.arrow} />
        {label}
      </button>
      <div id={id} hidden={!opened}>
        {opened && children}
      </div>
    </section>
  )
}
