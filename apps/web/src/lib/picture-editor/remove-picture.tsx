import button from '@campo-livre/ui/button/button.module.css'
import { confirmLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Failed } from '../failed.tsx'
import { Slow } from '../slow.tsx'
import { toasts } from '../toasts.ts'
import { useStop } from '../use-stop.ts'
import classes from './picture-field.module.css'
import type { pictureWords } from './picture-words.ts'

type Props = {
  words: ReturnType<typeof pictureWords>
  onRemove: (signal: AbortSignal) => Promise<unknown>
  /** It has gone, and this with it. */
  onRemoved: () => void
}

/** Takes a picture away, after a question: it cannot be brought back. */
export function RemovePicture({ words, onRemove, onRemoved }: Props) {
  const [asking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { signal, stop } = useStop()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => onRemove(signal()),
    onSuccess: () => {
      setAsking(false)
      onRemoved()
      toasts.add({ severity: 'success', title: words.removed, lifeMs: 4_000 })
    },
  })
  const no = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asking) no.current?.focus()
  }, [asking])
  const keep = () => {
    stop()
    reset()
    setAsking(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (!asking) {
    return (
      <button ref={opener} type="button" className={button.subtle} onClick={() => setAsking(true)}>
        {words.remove}
      </button>
    )
  }
  return (
    <div role="group" aria-label={words.ask} className={classes.ask}>
      <span>{words.ask}</span>
      <button
        type="button"
        className={button.danger}
        aria-busy={isPending}
        data-loading={isPending || undefined}
        onClick={() => {
          if (!isPending) mutate()
        }}
      >
        {confirmLabels.accept}
      </button>
      <button ref={no} type="button" className={button.secondary} onClick={keep}>
        {confirmLabels.reject}
      </button>
      {error && <Failed error={error} sentence={words.notRemoved(error)} />}
      {isPending && <Slow label="Parar de esperar" onCancel={stop} />}
    </div>
  )
}
