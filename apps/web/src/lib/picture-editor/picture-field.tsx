import type { Subject } from '@campo-livre/api/client/subject.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconCamera } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useAction } from '../action/use-action.ts'
import { lazyComponent } from '../loading/lazy-component.tsx'
import { Notice } from '../notice/notice.tsx'
import classes from './picture-field.module.css'
import { type PictureKind, pictureWords } from './picture-words.ts'
import { RemovePicture } from './remove-picture.tsx'
import { useDropBeside } from './use-drop-beside.ts'
import { usePickedPicture } from './use-picked-picture.ts'

const dialog = lazyComponent(() => import('./picture-dialog.tsx'))

const nothing: readonly Subject[] = []

type Props = {
  kind: PictureKind
  /** The present picture, or its placeholder. */
  shown: ReactNode
  /** True when there is a picture to remove. */
  present: boolean
  round?: boolean
  /** Saves a picture. `image`: a data address that `pictureSchema` accepts. */
  onPicture: (image: string, signal: AbortSignal) => Promise<unknown>
  onRemove: (signal: AbortSignal) => Promise<unknown>
  /** The subjects to refresh after either. */
  changes?: readonly Subject[]
  /** True as a part of a form that is saved as a whole, so that no message is shown here. */
  part?: boolean
  /** The reason for which no picture can be chosen now; null where one can. */
  closed?: string | null
  /** Called when the dialog opens and closes. */
  onDialog?: (opened: boolean) => void
}

/**
 * The picture of a user or an arena: chosen or dropped here, cut to a square, made small in the browser and saved. The
 * camera's metadata is removed.
 */
export function PictureField({
  kind,
  shown,
  present,
  round = false,
  onPicture,
  onRemove,
  changes = nothing,
  part = false,
  closed = null,
  onDialog,
}: Props) {
  const words = pictureWords(kind, part)
  const frame = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [opened, setShown] = useState(false)
  const setOpened = (next: boolean) => {
    setShown(next)
    onDialog?.(next)
  }
  const { picture, problem, opening, pick } = usePickedPicture()
  const save = useAction<() => string>({
    mutation: {
      mutationFn: async (cut, { signal }) => onPicture(cut(), signal),
      meta: { changes },
    },
    ...(part ? {} : { toast: () => ({ title: words.saved }) }),
    done: () => setOpened(false),
    failure: words.notSaved,
  })
  const take = async (file: File | undefined) => {
    if (!file || closed !== null || !(await pick(file))) return
    save.abort()
    save.reset()
    setOpened(true)
  }
  useDropBeside()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  return (
    <div
      ref={frame}
      className={classes.field}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {shown}
      <div className={classes.side}>
        <div className={classes.buttons}>
          <input
            ref={input}
            type="file"
            accept="image/*,.heic,.heif"
            hidden
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0])
              // Lets the same file be chosen again.
              currentTarget.value = ''
            }}
          />
          <button
            ref={chooser}
            type="button"
            className={button.secondary}
            aria-busy={opening}
            disabled={closed !== null}
            onPointerEnter={dialog.prefetch}
            onFocus={dialog.prefetch}
            onClick={() => input.current?.click()}
          >
            <IconCamera size={20} stroke={1.75} aria-hidden />
            {opening && 'Abrindo…'}
            {!opening && (present ? words.change : words.choose)}
          </button>
          {present && closed === null && (
            <RemovePicture
              words={words}
              onRemove={onRemove}
              silent={part}
              changes={changes}
              onRemoved={() => {
                const at = document.activeElement
                if (at === document.body || frame.current?.contains(at)) chooser.current?.focus()
              }}
            />
          )}
        </div>
        <p className={classes.about}>
          {closed ?? (
            <>
              JPEG, PNG ou WebP, até 20 MB.{' '}
              <span className={classes.drop}>Dá para soltar o arquivo aqui.</span>
            </>
          )}
        </p>
      </div>
      {problem !== null && <Notice>{problem}</Notice>}
      {picture && (
        <dialog.Component
          asked
          key={picture.url}
          opened={opened}
          picture={picture}
          words={words}
          round={round}
          action={save}
          onSave={save.run}
          onClose={() => {
            save.abort()
            setOpened(false)
          }}
        />
      )}
    </div>
  )
}
