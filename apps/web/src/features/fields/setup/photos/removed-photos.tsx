import type { FieldPhoto } from '@campo-livre/domain/fields/photos/field-photo.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconArrowBackUp } from '@tabler/icons-react'
import classes from './photos.module.css'

type Props = { photos: readonly FieldPhoto[]; onRestore: (id: string) => void }

/** The photos that go when the arrangement is saved, each of which can be taken back. */
export function RemovedPhotos({ photos, onRestore }: Props) {
  if (photos.length === 0) return null
  return (
    <ul className={classes.removed} aria-label="Fotos removidas">
      {photos.map(({ id, url, caption }) => (
        <li key={id}>
          <img src={url} alt="" width={80} height={50} />
          <span>{caption.trim() === '' ? 'Foto removida' : `“${caption}” removida`}</span>
          <button
            type="button"
            className={button.subtle}
            data-restore={id}
            aria-label={caption.trim() === '' ? 'Desfazer a remoção' : `Desfazer a remoção: ${caption}`}
            onClick={() => onRestore(id)}
          >
            <IconArrowBackUp size={20} stroke={1.75} aria-hidden />
            Desfazer
          </button>
        </li>
      ))}
    </ul>
  )
}
