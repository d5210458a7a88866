import { describe, expect, it } from 'vitest'
import { fieldPhotosChangeSchema } from './field-photos-input.ts'

const photos = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `p${at}`, caption: '' }))
const read = (list: readonly object[], rest: object = {}) =>
  fieldPhotosChangeSchema.safeParse({ photos: list, ...rest })
const sentence = (list: readonly object[]) => read(list).error?.issues[0]?.message ?? null

describe('the photos of a field that stay (H1)', () => {
  it('are 12 at most, each once', () => {
    expect(sentence(photos(12))).toBeNull()
    expect(sentence([])).toBeNull()
    expect(sentence(photos(13))).toBe('Cabem 12 fotos por campo.')
    expect(sentence([...photos(2), ...photos(1)])).toBe('Cada foto entra uma vez só.')
  })

  it('have a caption of up to 120 letters, without the room around it', () => {
    const [kept] = read([{ id: 'a', caption: ` ${'é'.repeat(120)} ` }]).data?.photos ?? []
    expect(kept?.caption).toBe('é'.repeat(120))
    expect(sentence([{ id: 'a', caption: 'é'.repeat(121) }])).toBe('Encurte a legenda: cabem 120 letras.')
  })

  it('are those of the version that was read, where one is named', () => {
    expect(read([], { version: 3 }).data).toEqual({ photos: [], version: 3 })
    expect(read([], { version: 1.5 }).success).toBe(false)
  })
})
