import type { Subject } from '@campo-livre/api/client/subject.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useRef, useState } from 'react'
import { useAction } from '../action/use-action.ts'
import { ConfirmQuestion } from '../confirm/confirm-question.tsx'
import type { pictureWords } from './picture-words.ts'

type Props = {
  words: ReturnType<typeof pictureWords>
  onRemove: (signal: AbortSignal) => Promise<unknown>
  changes: readonly Subject[]
  /** True as a part of a form, so that nothing is saved yet. */
  silent: boolean
  /** Called when it is removed. */
  onRemoved: () => void
}

/** Removes a picture after a question, as it cannot be restored. */
export function RemovePicture({ words, onRemove, changes, silent, onRemoved }: Props) {
  const [asking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const action = useAction({
    mutation: { mutationFn: (_nothing, { signal }) => onRemove(signal), meta: { changes } },
    ...(silent ? {} : { toast: () => ({ title: words.removed }) }),
    done: () => {
      setAsking(false)
      onRemoved()
    },
    failure: words.notRemoved,
  })
  if (!asking) {
    return (
      <button ref={opener} type="button" className={button.subtle} onClick={() => setAsking(true)}>
        {words.remove}
      </button>
    )
  }
  return (
    <ConfirmQuestion
      title={words.ask}
      keep={words.keep}
      act={words.remove}
      action={action}
      onAct={() => action.run()}
      onKeep={() => {
        setAsking(false)
        requestAnimationFrame(() => opener.current?.focus())
      }}
    />
  )
}
