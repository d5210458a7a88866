import { describe, expect, it } from 'vitest'
import { isPictureAddress, pictureSource, widthsUpTo } from './picture-sizes.ts'

const hash = 'a0'.repeat(32)

describe('the widths of a picture', () => {
  it.each([
    ['photo', 4000, [320, 640, 1280]],
    ['photo', 1280, [320, 640, 1280]],
    ['photo', 800, [320, 640, 800]],
    ['photo', 640, [320, 640]],
    ['photo', 200, [200]],
    ['small', 512, [128, 256, 512]],
    ['small', 100, [100]],
  ] as const)('of a %s of %i pixels are none wider than it', (kind, width, widths) => {
    expect(widthsUpTo(kind, width)).toEqual(widths)
  })
})

describe('the source of a picture', () => {
  it('names each size of one that has several', () => {
    const at = (width: number) => `/api/files/photo-${hash}-${width}.webp`
    expect(pictureSource(at(800))).toEqual({
      src: at(800),
      srcSet: `${at(320)} 320w, ${at(640)} 640w, ${at(800)} 800w`,
    })
    const far = `https://api.campo.test/api/files/small-${hash}-256.webp`
    expect(pictureSource(far).srcSet).toBe(`${far.replace('-256', '-128')} 128w, ${far} 256w`)
  })

  it.each([
    'data:image/png;base64,AAAA',
    '/fotos/campo.webp',
    `/api/files/photo-${hash}.webp`,
    `/api/files/receipt-${hash}.webp`,
    `/api/files/photo-${hash}-640.webp?x=1`,
    `/api/files/photo-${hash.slice(1)}-640.webp`,
    '',
  ])('is its address alone, where it is no such file: %s', (address) => {
    expect(pictureSource(address)).toEqual({ src: address })
  })
})

it('a picture is told from a text by its address', () => {
  const given = ['data:image/png;base64,AA', '/api/files/small-a-1.webp', 'Foto', 'veja /api/files/', '']
  expect(given.map(isPictureAddress)).toEqual([true, true, false, false, false])
})
