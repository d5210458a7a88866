import { createHash } from 'node:crypto'
import type { FileKind } from '@campo-livre/backend/ports/files.ts'
import { widthsUpTo } from '@campo-livre/domain/users/picture-sizes.ts'
import pLimit from 'p-limit'
import sharp from 'sharp'

/** A file as it is kept: the name that its row has, and the bytes of each of its sizes. */
export type MadeFile = { name: string; parts: readonly { name: string; bytes: Uint8Array }[] }

/** A picture with more pixels is none: a small file may unpack to any number of them. */
const MAX_PIXELS = 25_000_000
const MAX_RECEIPT_PIXELS = 1800
const QUALITY = 80
const READ = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
/** A picture takes four bytes a pixel while it is made, whoever sends it. */
const AT_ONCE = 2
const inTurn = pLimit(AT_ONCE)
const formats: readonly string[] = ['jpeg', 'png', 'webp']

/** Makes what is kept of a file that came as a data URL; null where it cannot be read. */
export async function makeFile(file: string, kind: FileKind): Promise<MadeFile | null> {
  const [, type, base64 = ''] = /^data:([a-z/]+);base64,([\w+/=]+)$/.exec(file) ?? []
  const bytes = Buffer.from(base64, 'base64')
  const stem = `${kind}-${createHash('sha256').update(bytes).digest('hex')}`
  if (type === 'application/pdf') return kind === 'receipt' ? single(`${stem}.pdf`, bytes) : null
  try {
    return await inTurn(() => (kind === 'receipt' ? receiptOf(bytes, stem) : sizesOf(bytes, stem, kind)))
  } catch {
    // The picture ends too early, or its bytes make no picture.
    return null
  }
}

/** Makes the sizes of a picture: turned as it was taken, without what the camera wrote beside it. */
async function sizesOf(bytes: Buffer, stem: string, kind: 'photo' | 'small'): Promise<MadeFile | null> {
  const { autoOrient, format } = await sharp(bytes, READ).metadata()
  if (!formats.includes(format)) return null
  const widths = widthsUpTo(kind, autoOrient.width)
  const largest = widths.at(-1)
  if (largest === undefined) return null
  // Unpacked once: the smaller ones are made of the largest.
  const { data, info } = await upright(bytes)
    .resize({ width: largest })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const parts: MadeFile['parts'][number][] = []
  for (const width of widths) {
    const made = sharp(data, { raw }).resize({ width }).webp({ quality: QUALITY })
    parts.push({ name: `${stem}-${width}.webp`, bytes: await made.toBuffer() })
  }
  return { name: `${stem}-${largest}.webp`, parts }
}

async function receiptOf(bytes: Buffer, stem: string): Promise<MadeFile | null> {
  const { format } = await sharp(bytes, READ).metadata()
  if (!formats.includes(format)) return null
  const size = { width: MAX_RECEIPT_PIXELS, height: MAX_RECEIPT_PIXELS, fit: 'inside' } as const
  const made = upright(bytes)
    .resize({ ...size, withoutEnlargement: true })
    .webp({ quality: QUALITY })
  return single(`${stem}.webp`, await made.toBuffer())
}

/** Reads a picture to be written again; of its metadata nothing is written. */
const upright = (bytes: Buffer) => sharp(bytes, READ).autoOrient()

const single = (name: string, bytes: Uint8Array): MadeFile => ({ name, parts: [{ name, bytes }] })
