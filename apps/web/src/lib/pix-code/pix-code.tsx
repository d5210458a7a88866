import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { LazyQrCode } from '../qr-code/lazy-qr-code.tsx'
import { type CopyState, useCopy } from '../browser/use-copy.ts'
import classes from './pix-code.module.css'

const told: Record<CopyState, string> = {
  idle: '',
  copied: 'Código copiado. Agora é só colar no app do seu banco.',
  refused: 'Não deu para copiar sozinho. O código está selecionado: copie por aqui.',
}

/**
 * The Pix code, to scan from another screen or to copy on this one. The payment is confirmed without a click; `sentence`
 * says how that stands.
 */
export function PixCode({ code, sentence }: { code: string; sentence: string }) {
  const field = useRef<HTMLInputElement>(null)
  const fieldId = useId()
  const { state, copy } = useCopy(() => code, field)
  const Icon = state === 'copied' ? IconCheck : IconCopy
  return (
    <section className={classes.pix} aria-label="Pix">
      <div className={classes.copy}>
        <Button size="lg" fullWidth leftSection={<Icon size={20} aria-hidden />} onClick={() => void copy()}>
          {state === 'copied' ? 'Código copiado' : 'Copiar código'}
        </Button>
        <p role="status" className={classes.told}>
          {told[state]}
        </p>
        <label htmlFor={fieldId} className={classes.label}>
          Pix copia e cola
        </label>
        <input
          ref={field}
          id={fieldId}
          className={classes.field}
          value={code}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <p className={classes.waiting}>
        <span className={classes.dot} aria-hidden />
        {sentence}
      </p>
      <div className={classes.qr}>
        <LazyQrCode text={code} label="QR code do Pix" />
      </div>
    </section>
  )
}
