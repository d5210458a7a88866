type Type = 'image/jpeg' | 'image/png' | 'image/webp'

/** Creates a picture file: its left half red, its right half blue. */
export async function pictureFile(name: string, type: Type, width = 60, height = 40): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'red'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = 'blue'
  context.fillRect(width / 2, 0, width / 2, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  if (!blob) throw new Error(`no ${type}`)
  return new File([blob], name, { type })
}

/** Creates a picture of noise, which compresses worst. */
export function noise(side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const data = context.createImageData(side, side)
  let seed = 1
  for (let at = 0; at < data.data.length; at += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    data.data[at] = at % 4 === 3 ? 255 : seed >>> 24
  }
  context.putImageData(data, 0, 0)
  return canvas
}

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))

/** Creates a JPEG as phones write it: stored on its side, with the position where it was taken. */
export async function phonePhoto(): Promise<File> {
  const plain = new Uint8Array(await (await pictureFile('foto.jpg', 'image/jpeg')).arrayBuffer())
  // TIFF, big-endian: one entry, orientation (0x0112) 6, a quarter to the right.
  const tiff = [...ascii('MM'), 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
  const exif = [...ascii('Exif'), 0, 0, ...tiff, ...ascii('GPS -3.7319 -38.5267')]
  const size = exif.length + 2
  const marked = [...plain.slice(0, 2), 0xff, 0xe1, size >> 8, size & 255, ...exif, ...plain.slice(2)]
  return new File([new Uint8Array(marked)], 'IMG_0001.JPG', { type: 'image/jpeg' })
}

/** Creates the beginning of an iPhone's file, which no tested browser reads. */
export function heicFile(name = 'IMG_0001.HEIC', type = 'image/heic'): File {
  const head = [0, 0, 0, 24, ...ascii('ftypheic'), 0, 0, 0, 0, ...ascii('mif1heic')]
  return new File([new Uint8Array([...head, ...new Uint8Array(200)])], name, { type })
}

/** Creates a PNG that claims a size that it does not have. */
export function pngThatClaims(width: number, height: number): File {
  const header = [...ascii('IHDR'), ...big(width), ...big(height), 8, 6, 0, 0, 0]
  const idat = [...ascii('IDAT'), 0x78, 0x9c, 3, 0, 0, 0, 0, 1]
  const bytes = [
    0x89,
    ...ascii('PNG'),
    13,
    10,
    26,
    10,
    ...chunk(header),
    ...chunk(idat),
    ...chunk(ascii('IEND')),
  ]
  return new File([new Uint8Array(bytes)], 'mapa.png', { type: 'image/png' })
}

const big = (number: number) => [24, 16, 8, 0].map((shift) => (number >>> shift) & 255)
const chunk = (bytes: readonly number[]) => [...big(bytes.length - 4), ...bytes, ...big(crc(bytes))]

function crc(bytes: readonly number[]): number {
  const step = (rest: number) => (rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1)
  const whole = bytes.reduce((rest, byte) => {
    let next = rest ^ byte
    for (let bit = 0; bit < 8; bit += 1) next = step(next)
    return next
  }, -1)
  return ~whole >>> 0
}
