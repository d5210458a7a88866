import sharp from 'sharp'

/** Returns bytes as a data URL. */
export function dataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
}

/**
 * Makes a photo as a phone takes one upright: its pixels lie on the side, the first of them red, and beside them stand the
 * place and the model of the phone.
 */
export async function phonePhoto(width: number, height: number): Promise<Buffer> {
  const red = { create: { width: width / 2, height, channels: 3, background: 'red' } } as const
  return sharp({ create: { width, height, channels: 3, background: 'blue' } })
    .composite([{ input: await sharp(red).png().toBuffer(), left: 0, top: 0 }])
    .withExif({
      IFD0: { Model: 'Telefone do Zé', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '3/1 43/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}
