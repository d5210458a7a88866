import * as z from 'zod/mini'

/** The sentence for what is no picture. */
export const PICTURE_REFUSED = 'Essa foto não é aceita. Escolha outra.'

/** Maximum length of a small picture's data URL, in characters. */
export const MAX_PICTURE_LETTERS = 400_000

/** The beginning of each type of image, in base64. */
const beginnings: Readonly<Record<string, RegExp>> = {
  jpeg: /^\/9j\//,
  png: /^iVBORw0KGgo/,
  // `RIFF`, four bytes of length, `WEBP`.
  webp: /^UklGR.{6}XRUJQ/,
}

/** Returns whether a data URL holds a JPEG, PNG or WebP image, by its type and by its first bytes. */
function isPicture(address: string): boolean {
  const [, type = '', bytes = ''] =
    /^data:image\/(jpeg|png|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(address) ?? []
  return bytes.length % 4 === 0 && beginnings[type]?.test(bytes) === true
}

/** Returns the schema of a JPEG, PNG or WebP image as a data URL of at most so many characters. */
export function pictureDataUpTo(letters: number) {
  return z
    .string('Escolha uma foto.')
    .check(
      z.maxLength(letters, 'Essa foto é grande demais. Escolha outra.'),
      z.refine(isPicture, PICTURE_REFUSED),
    )
}
