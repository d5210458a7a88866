import button from '@campo-livre/ui/button/button.module.css'
import { IconCopy } from '@tabler/icons-react'
import { useRef } from 'react'
import { useCopy } from '../../../lib/browser/use-copy.ts'
import classes from './paste-list.module.css'

/** Copies the list of a racha for its group (N4). */
export function CopyList({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { state, copy } = useCopy(() => text, field)
  return (
    <div className={classes.copy}>
      <button type="button" className={button.subtle} onClick={() => void copy()}>
        <IconCopy size={20} stroke={1.75} aria-hidden />
        {state === 'copied' ? 'Lista copiada' : 'Copiar a lista'}
      </button>
      <p role="status" className={classes.reading}>
        {state === 'refused' && 'Não deu para copiar. A lista está marcada: copie pelo teclado.'}
      </p>
      <textarea
        ref={field}
        className={state === 'refused' ? classes.written : 'visually-hidden'}
        aria-label="Lista para o grupo"
        value={text}
        readOnly
        tabIndex={state === 'refused' ? 0 : -1}
        rows={6}
      />
    </div>
  )
}
