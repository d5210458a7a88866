import {
  fieldPhotosSchema,
  newFieldPhotoSchema,
} from '@campo-livre/domain/fields/photos/field-photos-input.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const addFieldPhotoCall = {
  method: 'POST',
  path: '/company/fields/{id}/photos',
  output: fieldPhotosSchema,
} as const satisfies DeclaredCall

export const addFieldPhotoSpec = describeCall(addFieldPhotoCall, () => ({
  who: ['company'],
  body: newFieldPhotoSchema,
  status: 201,
  idempotent: true,
  extension: true,
  summary: 'Adds a photo to a field, after the others. The answer has all of them.',
  refusals: { not_found: "Another company's.", conflict: 'It has as many as a field can have.' },
}))
