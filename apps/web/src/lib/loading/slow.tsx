import button from '@campo-livre/ui/button/button.module.css'
import { useEffect, useState } from 'react'
import classes from './slow.module.css'

type Props = {
  onCancel: () => void
  label?: string
  /** After how long a wait is called slow, in milliseconds. */
  afterMs?: number
}

/**
 * Stands beside whatever waits for the network, which may take as long as it likes (D3): after some seconds it says
 * that it is slow, with a way to stop (G4). The wait begins when it is mounted.
 */
export function Slow({ onCancel, label = 'Cancelar', afterMs = 8_000 }: Props) {
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
