import button from '@campo-livre/ui/button/button.module.css'
import { IconCopy } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useCopy } from '../browser/use-copy.ts'
import classes from './link-field.module.css'

type Props = {
  url: string
  /** The name of the link for a screen reader: `Link do grupo`. */
  label: string
  /** True where copying is what one comes for. */
  primary?: boolean
  /** Another way to send it, before the button that copies. */
  beside?: ReactNode
  /** Said below it: who can do what with the link. */
  children?: ReactNode
}

/** A link to be sent: shown, copied by a button, or by hand where the browser does not let it. */
export function LinkField({ url, label, primary = false, beside, children }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const { state, copy } = useCopy(() => url, field)
  return (
    <div className={classes.field}>
      <input
        ref={field}
        readOnly
        value={url}
        aria-label={label}
        className={classes.url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.buttons}>
        {beside}
        <button
          type="button"
          className={primary ? button.primary : button.secondary}
          onClick={() => void copy()}
        >
          <IconCopy size={20} stroke={1.75} aria-hidden /> {state === 'copied' ? 'Copiado' : 'Copiar link'}
        </button>
      </div>
      {children}
      <p role="status" className="visually-hidden">
        {state === 'copied' && 'Link copiado.'}
        {state === 'refused' && 'O navegador não deixou copiar: o link está selecionado.'}
      </p>
    </div>
  )
}
