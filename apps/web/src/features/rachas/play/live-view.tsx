import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import type { LiveSetup } from '@campo-livre/domain/rachas/live/live.ts'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import classes from '../racha.module.css'
import { useLiveWorker } from './use-live-worker.ts'
import { useSendLive } from './use-send-live.ts'

const liveField = lazyComponent(() => import('../live/live-field.tsx'))

/** The evening on the field alone on the screen, at an address of its own: a reload comes back to it (N2). */
export function LiveView({ racha, setup }: { racha: RachaDetail; setup: LiveSetup }) {
  const send = useSendLive(racha)
  useLiveWorker(racha)
  return (
    <div className={classes.screen}>
      <Link to="." search={mergeSearch({ fazer: undefined })} className={classes.link}>
        <IconChevronLeft size={20} stroke={1.75} aria-hidden /> Voltar ao racha
      </Link>
      <h1>No campo</h1>
      <liveField.Component
        rachaId={racha.id}
        setup={setup}
        known={racha.play.live?.commands ?? []}
        onNoted={send}
      />
    </div>
  )
}
