import { addFieldPhoto } from '@campo-livre/api/fields/change-field-photos.ts'
import { MutationObserver, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { randomKey } from '../../../../lib/action/use-idempotency-key.ts'
import { draftOwner } from '../../../../lib/storage/draft-owner.ts'
import { toasts } from '../../../../lib/toasts/toasts.ts'
import { photoFailure, preparePhoto } from './prepare-photo.ts'
import { createPhotoQueue, type PhotoQueue } from './photo-queue.ts'
import { takePhotos } from './take-photos.ts'

type Target = { id: string; name: string }

/** The queues of the app: they go on when the screen is left. */
const queues = new WeakMap<QueryClient, Map<string, PhotoQueue>>()

/** The pictures on their way to a field, for whoever is signed in. */
export function usePhotoQueue(field: Target) {
  const client = useQueryClient()
  const queue = queueOf(client, field)
  return { queue, uploads: useSyncExternalStore(queue.watch, queue.uploads) }
}

function queueOf(client: QueryClient, field: Target): PhotoQueue {
  const known = queues.get(client) ?? new Map<string, PhotoQueue>()
  queues.set(client, known)
  const key = `${draftOwner()} ${field.id}`
  const queue = known.get(key) ?? openQueue(client, field)
  known.set(key, queue)
  return queue
}

function openQueue(client: QueryClient, { id, name }: Target): PhotoQueue {
  const owner = draftOwner()
  const isOwn = () => draftOwner() === owner
  const stay = (event: BeforeUnloadEvent) => event.preventDefault()
  return createPhotoQueue({
    newId: randomKey,
    prepare: preparePhoto,
    send: async (image, attempt) => {
      if (!isOwn()) throw new Error('somebody else is signed in')
      const sending = new MutationObserver(client, {
        mutationFn: () => addFieldPhoto(id, image, attempt),
        meta: { changes: ['fields'] },
      })
      const answer = await sending.mutate()
      if (isOwn()) takePhotos(client, id, answer)
    },
    failureOf: photoFailure,
    // Closing the page would lose them, so the browser asks.
    onBusy: (busy) => {
      if (busy) window.addEventListener('beforeunload', stay)
      else window.removeEventListener('beforeunload', stay)
    },
    onQuiet: ({ sent, failed, watched }) => {
      if (watched || !isOwn()) return
      if (failed > 0)
        toasts.add({
          severity: 'error',
          title: failed === 1 ? 'Uma foto não subiu' : `${failed} fotos não subiram`,
          text: `Elas esperam por você nas fotos de ${name}.`,
        })
      else if (sent > 0)
        toasts.add({
          severity: 'success',
          title: sent === 1 ? 'Foto enviada' : `${sent} fotos enviadas`,
          text: `Estão em ${name}.`,
          lifeMs: 4_000,
        })
    },
  })
}
