import { controlLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconMessage,
  IconSpeakerphone,
  IconX,
} from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import classes from './toasts.module.css'
import type { Severity, Toast } from './toast-store.ts'

type Props = { toast: Toast; onClose: () => void }

const icons: Record<Severity, typeof IconX> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warn: IconAlertTriangle,
  error: IconAlertCircle,
  secondary: IconMessage,
  contrast: IconSpeakerphone,
}

/**
 * One toast. Its time stands still while a pointer or the focus is on it. What is urgent is read aloud at once, by
 * itself; the rest by the live region in which it stands, without its button.
 */
export function ToastCard({ toast, onClose }: Props) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const cameFrom = useRef<EventTarget | null>(null)
  useLife(toast, pointed || focused, onClose)
  const { severity, title, text, leaving } = toast
  const Icon = icons[severity]
  const loud = severity === 'error' || severity === 'warn'
  const close = () => {
    if (focused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    onClose()
  }
  return (
    <div className={`${classes.slot} ${leaving ? classes.leaving : ''}`}>
      <div
        role="group"
        className={`${classes.toast} ${classes[severity]}`}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={(event) => {
          cameFrom.current ??= event.relatedTarget
          setFocused(true)
        }}
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return
          cameFrom.current = null
          setFocused(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          close()
        }}
      >
        <Icon size={20} stroke={1.75} className={classes.icon} aria-hidden />
        <div role={loud ? 'alert' : undefined} className={classes.words}>
          <p className={classes.title}>{title}</p>
          {text !== undefined && <p className={classes.text}>{text}</p>}
        </div>
        <button
          type="button"
          className={classes.close}
          aria-label={controlLabels.close}
          aria-live="off"
          onClick={close}
        >
          <IconX size={18} stroke={1.75} aria-hidden />
        </button>
      </div>
    </div>
  )
}

/** Ends a toast when its time is over. What is left of it is kept while it stands still. */
function useLife({ lifeMs, round, leaving }: Toast, still: boolean, onEnd: () => void): void {
  const left = useRef(0)
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    left.current = lifeMs ?? Infinity
  }, [lifeMs, round])
  useEffect(() => {
    if (still || leaving || left.current === Infinity) return undefined
    const from = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - from
    }
  }, [still, leaving, lifeMs, round])
}
