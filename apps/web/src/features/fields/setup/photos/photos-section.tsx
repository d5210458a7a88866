import { MAX_FIELD_PHOTOS } from '@campo-livre/domain/fields/photos/field-photo.ts'
import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { FieldPicture } from '@campo-livre/ui/court/field-picture.tsx'
import { useLayoutEffect, useRef } from 'react'
import { PhotoAdder } from './photo-adder.tsx'
import { PhotoList } from './photo-list.tsx'
import classes from './photos.module.css'
import { RemovedPhotos } from './removed-photos.tsx'
import { SavePhotos } from './save-photos.tsx'
import { UploadTile } from './upload-tile.tsx'
import { useArrangement } from './use-arrangement.ts'
import { usePhotoQueue } from './use-photo-queue.ts'

/** The photos of a field: sent one by one, then put in order, captioned and removed. */
export function PhotosSection({ field }: { field: OwnField }) {
  const { queue, uploads } = usePhotoQueue(field)
  const arrangement = useArrangement(field.id, field.photos)
  const { shown, removed, remove, restore } = arrangement
  const focused = useRef<string>(null)
  useLayoutEffect(() => {
    if (focused.current === null) return
    document.querySelector<HTMLElement>(focused.current)?.focus()
    focused.current = null
  })
  const none = shown.length === 0 && uploads.length === 0
  return (
    <div className={classes.section}>
      {none ? (
        <figure className={classes.drawn}>
          <FieldPicture field={{ ...field, photos: [] }} named whole />
          <figcaption>
            Sem fotos, este desenho é a cara do campo na busca e na página. Com elas, quem procura vê a quadra
            de verdade.
          </figcaption>
        </figure>
      ) : (
        <p className={classes.about}>
          A primeira é a capa. Cada foto sobe na hora; a ordem, as legendas e o que você remover valem quando
          você salvar.
        </p>
      )}
      <PhotoAdder room={MAX_FIELD_PHOTOS - field.photos.length - uploads.length} onFiles={queue.add} />
      {!none && (
        <PhotoList
          arrangement={arrangement}
          fieldName={field.name}
          onRemove={(id) => {
            focused.current = `[data-restore="${CSS.escape(id)}"]`
            remove(id)
          }}
        >
          {uploads.map((upload) => (
            <UploadTile
              key={upload.id}
              upload={upload}
              onRetry={() => queue.retry(upload.id)}
              onCancel={() => queue.cancel(upload.id)}
            />
          ))}
        </PhotoList>
      )}
      <RemovedPhotos
        photos={removed}
        onRestore={(id) => {
          focused.current = `[data-photo="${CSS.escape(id)}"] textarea`
          restore(id)
        }}
      />
      <SavePhotos field={field} arrangement={arrangement} />
    </div>
  )
}
