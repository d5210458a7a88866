import button from '@campo-livre/ui/button/button.module.css'
import { useEffect, useState } from 'react'
import classes from './slow-notice.module.css'

type Props = {
  onCancel: () => void
  label?: string
  /** The milliseconds after which a wait counts as slow. */
  afterMs?: number
}

/**
 * Shown next to anything that waits for the network, which has no timeout (D3): after some seconds it says that it is
 * slow and offers to cancel (G4). The wait begins when it mounts.
 */
export function SlowNotice({ onCancel, label = 'Cancelar', afterMs = 8_000 }: Props) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setSlow, afterMs, true)
    return () => clearTimeout(timer)
  }, [afterMs])
  if (!slow) return null
  return (
    <div className={classes.slow} role="status">
      <span>Está demorando mais que o normal.</span>
      <button type="button" className={button.secondary} onClick={onCancel}>
        {label}
      </button>
    </div>
  )
}
