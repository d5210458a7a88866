import { MAX_FIELD_PHOTOS } from '@campo-livre/domain/fields/photos/field-photo.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'
import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Notice } from '../../../../lib/notice/notice.tsx'
import { useDropBeside } from '../../../../lib/picture-editor/use-drop-beside.ts'
import classes from './photos.module.css'

type Props = {
  /** The number of photos for which there is room. */
  room: number
  onFiles: (files: readonly File[]) => void
}

/** Takes photos: several at once from the device, one from the camera, dropped or pasted. */
export function PhotoAdder({ room, onFiles }: Props) {
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [leftOut, setLeftOut] = useState(0)
  const take = (chosen: readonly File[]) => {
    setLeftOut(Math.max(0, chosen.length - room))
    if (room > 0 && chosen.length > 0) onFiles(chosen.slice(0, room))
  }
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const found = [...(event.clipboardData?.files ?? [])]
    if (found.length === 0) return
    event.preventDefault()
    take(found)
  })
  useEffect(() => {
    document.addEventListener('paste', pasted)
    return () => document.removeEventListener('paste', pasted)
  }, [])
  useDropBeside()
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take([...(currentTarget.files ?? [])])
    // Lets the same file be chosen again.
    currentTarget.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  const full = room <= 0
  return (
    <div
      className={classes.adder}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input ref={files} type="file" accept="image/*,.heic,.heif" multiple hidden onChange={chosen} />
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={chosen} />
      <div className={classes.choose}>
        <button
          type="button"
          className={button.secondary}
          aria-disabled={full}
          onClick={() => !full && files.current?.click()}
        >
          <IconPhotoPlus size={20} stroke={1.75} aria-hidden />
          Escolher fotos
        </button>
        <button
          type="button"
          className={`${button.secondary} ${classes.camera}`}
          aria-disabled={full}
          onClick={() => !full && camera.current?.click()}
        >
          <IconCamera size={20} stroke={1.75} aria-hidden />
          Tirar foto
        </button>
      </div>
      <p className={classes.about}>
        {full
          ? `O campo já tem ${MAX_FIELD_PHOTOS} fotos. Remova uma e salve para enviar outra.`
          : `${room === 1 ? 'Cabe mais 1 foto' : `Cabem mais ${room} fotos`}, de até 50 MB cada. A gente corta o meio, deitado, e deixa leve.`}{' '}
        {!full && <span className={classes.drop}>Dá para soltar ou colar as fotos aqui.</span>}
      </p>
      {leftOut > 0 && (
        <Notice>
          {leftOut === 1 ? 'Uma foto ficou' : `${leftOut} fotos ficaram`} de fora: cabem {MAX_FIELD_PHOTOS}{' '}
          por campo.
        </Notice>
      )}
    </div>
  )
}
