import button from '@campo-livre/ui/button/button.module.css'
import { IconCheck, IconLink } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type CopyState, useCopy } from '../../../lib/browser/use-copy.ts'
import classes from './calculator.module.css'
import { type EarningsInput, toAddress } from './earnings-input.ts'

const told: Record<CopyState, string> = {
  idle: '',
  copied: 'Link copiado. Quem abrir vê estes números.',
  refused: 'Não deu para copiar sozinho. O link está selecionado: copie por aqui.',
}

/** Copies the address of the estimate; without access to the clipboard it is shown to be copied by hand. */
export function CopyLink({ input }: { input: EarningsInput }) {
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  const link = () =>
    window.location.origin +
    router.buildLocation({ to: '/anunciar-campo', search: toAddress(input), hash: 'conta' }).href
  const { state, copy } = useCopy(link, field)
  useEffect(() => {
    if (state !== 'refused') return
    field.current?.focus()
    field.current?.select()
  }, [state])
  const Icon = state === 'copied' ? IconCheck : IconLink
  return (
    <div className={classes.share}>
      <button type="button" className={button.secondary} onClick={() => void copy()}>
        <Icon size={20} stroke={1.75} aria-hidden />
        Copiar link desta conta
      </button>
      <p role="status" className={classes.told}>
        {told[state]}
      </p>
      {state === 'refused' && (
        <input ref={field} className={classes.link} aria-label="Link desta conta" value={link()} readOnly />
      )}
    </div>
  )
}
