import { MAX_PHOTO_LETTERS, fieldPhotosSchema } from '@campo-livre/domain/fields/photos/field-photos-input.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { ONE_PIXEL } from '@campo-livre/mocks/testing/one-pixel.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
const own = () => db().fields.by('companyId', 'paulista')[0]
const path = () => `/company/fields/${own()?.id}/photos`
const photo = (id: string, caption = '') => ({ id, url: `/${id}.webp`, caption })
const add = (image: unknown = ONE_PIXEL) => ask(`POST ${path()}`, { as: 'dono', body: { image } })
const change = (photos: unknown, version?: number) =>
  ask(`PUT ${path()}`, { as: 'dono', body: { photos, ...(version === undefined ? {} : { version }) } })
const ids = () => own()?.photos.map(({ id }) => id)

describe('the photos of a field (H1)', () => {
  beforeEach(async () => {
    await db().fields.update(own()?.id ?? '', { photos: [photo('a'), photo('b', 'O gol')], version: 4 })
  })

  it('get one more at the end, which visitors see', async () => {
    const { status, body } = await add()
    expect([status, body.message]).toEqual([201, 'A foto foi enviada.'])
    const { version, photos } = fieldPhotosSchema.parse(body.data)
    expect(version).toBe(5)
    expect(photos.at(-1)).toMatchObject({ url: ONE_PIXEL, caption: '' })
    const seen = await ask(`GET /fields/${own()?.id}`)
    expect(seen.body.data).toMatchObject({ photos })
  })

  it('lead the listing by the first alone', async () => {
    const { body } = await ask('GET /fields?perPage=50')
    const card = (body.data as { id: string; photos: unknown }[]).find(({ id }) => id === own()?.id)
    expect(card?.photos).toEqual([photo('a')])
  })

  it('refuse what is no picture or too large, with a sentence', async () => {
    const pdf = await add(`data:image/jpeg;base64,${btoa('%PDF-1.7 x')}`)
    expect([pdf.status, pdf.body.errors]).toEqual([
      422,
      { image: ['Essa foto não é aceita. Escolha outra.'] },
    ])
    const large = await add(`data:image/jpeg;base64,/9j/${'A'.repeat(MAX_PHOTO_LETTERS)}`)
    expect(large.body.errors).toEqual({ image: ['Essa foto é grande demais. Escolha outra.'] })
    expect(ids()).toEqual(['a', 'b'])
  })

  it('are twelve at most', async () => {
    await db().fields.update(own()?.id ?? '', {
      photos: Array.from({ length: 11 }, (_, index) => photo(`p${index}`)),
    })
    expect((await add()).status).toBe(201)
    const { status, body } = await add()
    expect([status, body.code, body.message]).toEqual([
      409,
      'conflict',
      'Cabem 12 fotos por campo. Remova uma antes de enviar outra.',
    ])
    expect(ids()).toHaveLength(12)
  })

  it('are ordered, captioned and removed at once', async () => {
    const { body } = await change([{ id: 'b', caption: '  O gol norte ' }], 4)
    expect(body.data).toEqual({ version: 5, photos: [photo('b', 'O gol norte')] })
    expect(ids()).toEqual(['b'])
  })

  it('are changed by who has seen the newest version; who has not is told how they are now', async () => {
    const { status, body } = await change([], 3)
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(body.data).toEqual({ version: 4, photos: [photo('a'), photo('b', 'O gol')] })
    expect(ids()).toEqual(['a', 'b'])
    expect((await change([{ id: 'b', caption: '' }])).status).toBe(200)
  })

  it('take a caption of 120 letters, and each photo once', async () => {
    const caption = 'a'.repeat(120)
    expect((await change([{ id: 'a', caption }])).status).toBe(200)
    const long = await change([{ id: 'a', caption: `${caption}a` }])
    expect(long.body.errors).toEqual({ 'photos.0.caption': ['Encurte a legenda: cabem 120 letras.'] })
    const twice = await change([photo('a'), photo('a')])
    expect(twice.body.errors).toEqual({ photos: ['Cada foto entra uma vez só.'] })
  })

  it('are those of its own company', async () => {
    const other = db().fields.where(({ companyId }) => companyId !== 'paulista')[0]?.id
    const body = { image: ONE_PIXEL }
    expect((await ask(`POST /company/fields/${other}/photos`, { as: 'dono', body })).status).toBe(404)
    expect(
      (await ask(`PUT /company/fields/${other}/photos`, { as: 'dono', body: { photos: [] } })).status,
    ).toBe(404)
  })
})
