/** The path below which a server of ours gives out files. It stands in rows: a new place has another one. */
export const FILES_PATH = '/api/files/'

/** Returns whether a text is a picture: a data URL, or the address of a file of ours. */
export function isPictureAddress(text: string): boolean {
  return text.startsWith('data:') || text.startsWith(FILES_PATH)
}

/** The widths in which a picture is kept, in pixels: photos are shown large, others small. */
export const pictureWidths = { photo: [320, 640, 1280], small: [128, 256, 512] } as const

type PictureKind = keyof typeof pictureWidths

/** Returns the widths in which a picture is kept that is so wide; the last is its largest, and none is wider than it. */
export function widthsUpTo(kind: PictureKind, width: number): number[] {
  const widths = pictureWidths[kind]
  const largest = Math.min(width, widths[widths.length - 1] ?? width)
  return [...widths.filter((each) => each < largest), largest]
}

const kept = /^(.*\/files\/(photo|small)-[0-9a-f]{64}-)(\d+)\.webp$/

/** Returns the attributes by which a browser chooses a picture's size; of one without sizes the address alone. */
export function pictureSource(address: string): { src: string; srcSet?: string } {
  const [, before, kind, largest] = kept.exec(address) ?? []
  if (before === undefined) return { src: address }
  const widths = widthsUpTo(kind === 'photo' ? 'photo' : 'small', Number(largest))
  return { src: address, srcSet: widths.map((width) => `${before}${width}.webp ${width}w`).join(', ') }
}
