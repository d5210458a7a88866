import button from '@campo-livre/ui/button/button.module.css'
import { IconRefresh, IconX } from '@tabler/icons-react'
import { SlowNotice } from '../../../../lib/loading/slow-notice.tsx'
import { Notice } from '../../../../lib/notice/notice.tsx'
import type { Upload } from './photo-queue.ts'
import classes from './photos.module.css'

type Props = { upload: Upload; onRetry: () => void; onCancel: () => void }

const words = { waiting: 'Na fila', reading: 'Preparando…', sending: 'Enviando…', failed: 'Não subiu' }

/** A picture on its way, with how far it is; before its first bytes are sent and until the answer the line just runs. */
export function UploadTile({ upload, onRetry, onCancel }: Props) {
  const { name, phase, progress, image, problem, again } = upload
  const running = phase === 'reading' || phase === 'sending'
  const percent = Math.round(progress * 100)
  const isCounted = phase === 'sending' && percent > 0 && percent < 100
  return (
    <li className={classes.tile} data-state="upload">
      <div className={classes.picture}>
        {image !== null && <img src={image} alt="" width={640} height={400} />}
        {running && (
          <div
            className={isCounted ? classes.counted : classes.line}
            role="progressbar"
            aria-label={`${words[phase]} ${name}`}
            {...(isCounted ? { 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 } : {})}
          >
            {isCounted && <div className={classes.done} style={{ width: `${percent}%` }} />}
          </div>
        )}
      </div>
      <p className={classes.upload}>
        <span className={classes.phase}>
          {words[phase]}
          {isCounted && ` ${percent}%`}
        </span>
        <span className={classes.name}>{name}</span>
      </p>
      {problem !== null && <Notice>{problem}</Notice>}
      {phase === 'sending' && <SlowNotice label="Parar de enviar" onCancel={onCancel} />}
      <div className={classes.ways}>
        {again && phase === 'failed' && (
          <button
            type="button"
            className={button.secondary}
            aria-label={`Tentar de novo: ${name}`}
            onClick={onRetry}
          >
            <IconRefresh size={20} stroke={1.75} aria-hidden />
            Tentar de novo
          </button>
        )}
        <button
          type="button"
          className={button.subtle}
          aria-label={`${phase === 'failed' ? 'Tirar' : 'Cancelar'}: ${name}`}
          onClick={onCancel}
        >
          <IconX size={20} stroke={1.75} aria-hidden />
          {phase === 'failed' ? 'Tirar' : 'Cancelar'}
        </button>
      </div>
    </li>
  )
}
