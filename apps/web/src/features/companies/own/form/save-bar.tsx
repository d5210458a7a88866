import { IconCircleCheck, IconPencil } from '@tabler/icons-react'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { type Sending, SubmitButton } from '../../../../lib/form/submit-button.tsx'
import classes from './save-bar.module.css'

type Props = { state: 'same' | 'changed' | 'saved'; sending: Sending; onDiscard: () => void }

/** The bar that stays visible while something is unsaved, and says when it is saved. */
export function SaveBar({ state, sending, onDiscard }: Props) {
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (state === 'saved' && document.activeElement === document.body)
      told.current?.focus({ preventScroll: true })
  }, [state])
  const changed = state === 'changed'
  const Icon = changed ? IconPencil : IconCircleCheck
  return (
    <div className={classes.bar} data-state={state}>
      <p ref={told} role="status" tabIndex={-1} className={classes.told}>
        {state !== 'same' && <Icon size={20} stroke={1.75} aria-hidden />}
        {changed && 'Há mudanças não salvas.'}
        {state === 'saved' && 'Página salva.'}
      </p>
      {changed && (
        <div className={classes.buttons}>
          <SubmitButton sending={sending} size="md" fullWidth={false}>
            Salvar a página
          </SubmitButton>
          <Button variant="default" onClick={onDiscard} disabled={sending.pending}>
            Desfazer tudo
          </Button>
        </div>
      )}
    </div>
  )
}
