import type { FieldPhotos } from '@campo-livre/domain/fields/photos/field-photos-input.ts'
import { ONE_PIXEL } from '@campo-livre/mocks/testing/one-pixel.ts'
import type { TestClient } from '../client/test-client.ts'
import type { Subject, ValidRequest } from '../subject.ts'
import { anotherField, madeField, readField } from './made-field.ts'

/** A small picture: another one than `ONE_PIXEL`. */
const ANOTHER =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQI12NgaGBgaGAAAAOHAQHcQQt2AAAAAElFTkSuQmCC'

/** Leaves the photos as they were. */
async function tidy(client: TestClient, { by, params }: ValidRequest): Promise<void> {
  const path = `/company/fields/${params?.id}/photos`
  await client.data<FieldPhotos>({ method: 'PUT', path, by, body: { photos: [] } })
}

/** The photos of a field (H1). */
export const fieldPhotoSubjects: Record<string, Subject> = {
  'POST /company/fields/{id}/photos': {
    validRequest: async (client) => {
      const { by, lent, params } = await madeField(client)
      return { by, lent, params, body: { image: ONE_PIXEL } }
    },
    another: anotherField,
    again: 'same',
    other: async () => ({ image: ANOTHER }),
    read: readField,
    tidy,
  },
  'PUT /company/fields/{id}/photos': {
    validRequest: async (client) => {
      const { field, ...good } = await madeField(client)
      const photos = field.photos.map(({ id, caption }) => ({ id, caption }))
      return { ...good, body: { version: field.version, photos } }
    },
    another: anotherField,
    again: 409,
    read: readField,
  },
}
