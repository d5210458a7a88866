import { describe, expect, it } from 'vitest'
import { pictureSchema } from '@campo-livre/domain/users/account-changes.ts'
import { cropPicture } from './crop-picture.ts'
import { readPicture } from './read-picture.ts'
import { heicFile, noise, phonePhoto, pictureFile, pngThatClaims } from './testing/picture-files.ts'

const why = (file: File) => readPicture(file).then(String, (error: Error) => error.message)

/** Returns red, green and blue of a pixel. */
function colourAt(canvas: HTMLCanvasElement, x: number, y: number): number[] {
  return [...(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3)
}

describe('a picture that somebody chose (H11)', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'] as const)('is opened: %s', async (type) => {
    const { canvas, url } = await readPicture(await pictureFile('foto', type))
    expect([canvas.width, canvas.height]).toEqual([60, 40])
    expect(url).toMatch(/^blob:/)
  })

  it('is made smaller when it is larger than anybody sees', async () => {
    const { canvas } = await readPicture(await pictureFile('foto.jpg', 'image/jpeg', 3_200, 1_000))
    expect([canvas.width, canvas.height]).toEqual([1_600, 500])
  })

  it('stands upright, as the camera held it', async () => {
    const { canvas } = await readPicture(await phonePhoto())
    expect([canvas.width, canvas.height]).toEqual([40, 60])
    const [red = 0, , blue = 0] = colourAt(canvas, 20, 5)
    expect(red).toBeGreaterThan(200)
    expect(blue).toBeLessThan(60)
  })

  it('takes nothing along of what the camera wrote into the file, the place least of all', async () => {
    const file = await phonePhoto()
    expect(await file.text()).toContain('GPS -3.7319')
    const { canvas } = await readPicture(file)
    const bytes = atob(cropPicture(canvas, { x: 0, y: 0, width: 40 }).split(',')[1] ?? '')
    expect(bytes).not.toMatch(/exif|GPS|3\.7319/i)
  })

  it.each([
    ['an HEIC', heicFile(), /HEIC/],
    ['an HEIC under another name', heicFile('foto.jpg', 'image/jpeg'), /HEIC/],
    ['something that says to be HEIC', new File(['nada'], 'foto.heic', { type: '' }), /HEIC/],
    ['a text', new File(['olá'], 'foto.jpg', { type: 'image/jpeg' }), /não é uma foto/],
    ['a drawing', new File(['<svg/>'], 'foto.svg', { type: 'image/svg+xml' }), /não é uma foto/],
    ['nothing', new File([], 'foto.jpg', { type: 'image/jpeg' }), /vazio/],
    ['one of more than 20 MB', new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'foto.jpg'), /20 MB/],
    ['one of more pixels than can be opened', pngThatClaims(12_000, 9_000), /grande demais/],
    [
      'one that ends too early',
      new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0])], 'a.jpg'),
      /incompleto/,
    ],
  ])('is turned away when it is %s, and it is said why', async (_, file, sentence) => {
    expect(await why(file)).toMatch(sentence)
  })
})

describe('the square that is kept (H11)', () => {
  it('is what lies in it, 512 pixels wide at most', async () => {
    const { canvas } = await readPicture(await pictureFile('foto.png', 'image/png', 1_200, 800))
    const image = new Image()
    image.src = cropPicture(canvas, { x: 600, y: 0, width: 600 })
    await image.decode()
    expect([image.naturalWidth, image.naturalHeight]).toEqual([512, 512])
    const seen = document.createElement('canvas')
    seen.getContext('2d')?.drawImage(image, 0, 0)
    const [red = 0, , blue = 0] = colourAt(seen, 100, 100)
    expect(blue).toBeGreaterThan(200)
    expect(red).toBeLessThan(60)
  })

  it('weighs no more than the server takes, whatever is in it', () => {
    const image = cropPicture(noise(1_600), { x: 0, y: 0, width: 1_600 })
    expect(pictureSchema.safeParse({ image }).success).toBe(true)
  })

  it('is not made larger than it is', async () => {
    const { canvas } = await readPicture(await pictureFile('foto.png', 'image/png'))
    const image = new Image()
    image.src = cropPicture(canvas, { x: 0, y: 0, width: 40 })
    await image.decode()
    expect(image.naturalWidth).toBe(40)
  })
})
