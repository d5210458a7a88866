import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { ONE_PIXEL } from '@campo-livre/mocks/testing/one-pixel.ts'
import { dataUrl, phonePhoto } from '../testing/test-pictures.ts'
import { fileOfName } from './file-name.ts'
import { makeFile } from './make-file.ts'

let photo: Buffer
beforeAll(async () => {
  photo = await phonePhoto(2000, 1000)
})
const jpeg = () => dataUrl('image/jpeg', photo)
const nothingBeside = {
  exif: undefined,
  icc: undefined,
  iptc: undefined,
  xmp: undefined,
  orientation: undefined,
}

describe('a picture as it is kept', () => {
  it('has its sizes, none larger than itself, all of them WebP', async () => {
    const made = await makeFile(jpeg(), 'photo')
    const sizes = await Promise.all((made?.parts ?? []).map(({ bytes }) => sharp(bytes).metadata()))
    expect(sizes.map(({ width, height, format }) => [width, height, format])).toEqual([
      [320, 640, 'webp'],
      [640, 1280, 'webp'],
      [1000, 2000, 'webp'],
    ])
    expect(made?.name).toMatch(/^photo-[0-9a-f]{64}-1000\.webp$/)
    expect(made?.parts.map(({ name }) => fileOfName(name)?.stem)).toEqual(
      Array.from({ length: 3 }, () => fileOfName(made?.name ?? '')?.stem),
    )
    const small = await makeFile(jpeg(), 'small')
    expect(small?.parts.map(({ name }) => name.replace(/[0-9a-f]{64}/, ''))).toEqual([
      'small--128.webp',
      'small--256.webp',
      'small--512.webp',
    ])
  })

  it.each(['photo', 'small', 'receipt'] as const)(
    'says nothing of where and by what a %s was taken',
    async (kind) => {
      expect((await sharp(photo).metadata()).exif?.includes('Telefone do Z')).toBe(true)
      const made = await makeFile(jpeg(), kind)
      expect(made?.parts.length).toBeGreaterThan(0)
      for (const { bytes } of made?.parts ?? []) {
        expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp' })
        const { exif, icc, iptc, xmp, orientation } = await sharp(bytes).metadata()
        expect({ exif, icc, iptc, xmp, orientation }).toEqual(nothingBeside)
        expect(Buffer.from(bytes).includes('Telefone')).toBe(false)
      }
    },
  )

  it.each(['photo', 'receipt'] as const)('stands as a %s was taken', async (kind) => {
    const made = await makeFile(jpeg(), kind)
    const { data, info } = await sharp(made?.parts[0]?.bytes).raw().toBuffer({ resolveWithObject: true })
    const at = (row: number) => data.subarray((row * info.width + info.width / 2) * 3).subarray(0, 3)
    expect(info.height).toBeGreaterThan(info.width)
    // The left side of what lies on the side is above.
    expect([...at(2)].map((part) => part > 128)).toEqual([true, false, false])
    expect([...at(info.height - 3)].map((part) => part > 128)).toEqual([false, false, true])
  })

  it('is the same file, however often it is sent, and another one for another use', async () => {
    expect((await makeFile(jpeg(), 'photo'))?.name).toBe((await makeFile(jpeg(), 'photo'))?.name)
    expect((await makeFile(jpeg(), 'small'))?.name).not.toBe((await makeFile(jpeg(), 'photo'))?.name)
  })

  it('may come from a phone with 24 megapixels, or have nothing but grey and transparency', async () => {
    const wide = await sharp({ create: { width: 5712, height: 4284, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
    expect((await makeFile(dataUrl('image/jpeg', wide), 'photo'))?.name).toMatch(/-1280\.webp$/)
    const clear = await sharp({ create: { width: 400, height: 200, channels: 4, background: '#80808000' } })
      .toColourspace('b-w')
      .png()
      .toBuffer()
    const made = await makeFile(dataUrl('image/png', clear), 'small')
    const sizes = await Promise.all((made?.parts ?? []).map(({ bytes }) => sharp(bytes).metadata()))
    expect(sizes.map(({ width, height, hasAlpha }) => [width, height, hasAlpha])).toEqual([
      [128, 64, true],
      [256, 128, true],
      [400, 200, true],
    ])
  })

  it('may be as small as one pixel', async () => {
    expect((await makeFile(ONE_PIXEL, 'photo'))?.name).toMatch(/-1\.webp$/)
  })
})

describe('what is kept as no picture', () => {
  const bomb = async () =>
    dataUrl(
      'image/png',
      await sharp({ create: { width: 5100, height: 5000, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    )
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  it.each([
    ['the beginning of one', () => 'data:image/jpeg;base64,/9j/4AAQ'],
    ['one that is cut off', () => dataUrl('image/jpeg', photo.subarray(0, photo.length / 2))],
    ['one that unpacks to far too much', bomb],
    ['a drawing that says it is a photo', () => dataUrl('image/png', Buffer.from(svg))],
    ['a PDF', () => dataUrl('application/pdf', Buffer.from('%PDF-1.4'))],
    ['an address', () => 'https://campo.test/foto.png'],
    ['nothing', () => ''],
  ])('%s', async (_, file) => {
    expect(await makeFile(await file(), 'photo')).toBeNull()
  })
  it('a receipt that is neither picture nor PDF', async () => {
    expect(await makeFile(dataUrl('image/png', Buffer.from('x')), 'receipt')).toBeNull()
  })
})

it('a PDF of a receipt is kept as it is', async () => {
  const pdf = Buffer.from('%PDF-1.4 nota')
  const made = await makeFile(dataUrl('application/pdf', pdf), 'receipt')
  expect(made?.name).toMatch(/^receipt-[0-9a-f]{64}\.pdf$/)
  expect(made?.parts.map(({ bytes }) => Buffer.from(bytes).equals(pdf))).toEqual([true])
})
