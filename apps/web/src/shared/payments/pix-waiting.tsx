import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { PendingPix } from '@campo-livre/domain/payments/account.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useCopy } from '../../lib/browser/use-copy.ts'
import { LazyQrCode } from '../../lib/qr-code/lazy-qr-code.tsx'
import classes from './panel.module.css'

type Props = { pix: PendingPix; onWithdraw: () => void }

/** A Pix code that waits: big enough to scan from the other side of the counter, confirmed by itself. */
export function PixWaiting({ pix: { pixCode, amountCents }, onWithdraw }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const { state, copy } = useCopy(() => pixCode ?? '', field)
  return (
    <div role="group" className={classes.section} aria-label={`Pix de ${formatCents(amountCents)}`}>
      <p className={classes.title}>Pix de {formatCents(amountCents)}</p>
      {pixCode === null ? (
        <div role="status" aria-label="Gerando o código Pix">
          <Skeleton height="16rem" />
        </div>
      ) : (
        <>
          <LazyQrCode text={pixCode} label="QR code do Pix" />
          <input
            ref={field}
            className={classes.code}
            aria-label="Pix copia e cola"
            value={pixCode}
            readOnly
          />
          <p role="status" className={classes.facts}>
            {state === 'copied' ? 'Código copiado.' : 'Esperando o pagamento. Confirma sozinho.'}
          </p>
        </>
      )}
      <div className={classes.pair}>
        <Button variant="default" size="lg" disabled={pixCode === null} onClick={() => void copy()}>
          Copiar código
        </Button>
        <Button variant="default" size="lg" onClick={onWithdraw}>
          Cancelar Pix
        </Button>
      </div>
    </div>
  )
}
