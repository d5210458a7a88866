/** The kind of a file by its first bytes, as name and type may be wrong. */
export type FileKind = 'heic' | 'picture' | 'other'

/** The number of bytes needed for that. */
const HEAD = 16

const begins: readonly (readonly [offset: number, text: string])[] = [
  [0, '\u00ff\u00d8\u00ff'],
  [0, '\u0089PNG'],
  [0, 'GIF8'],
  [0, 'BM'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
  [4, 'ftypavis'],
]
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Returns the kind of a file. HEIC, the format of iPhones, is apart, as few browsers read it. */
export async function kindOf(file: File): Promise<FileKind> {
  const bytes = new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
  const head = String.fromCharCode(...bytes)
  if (heicBrands.some((brand) => head.startsWith(`ftyp${brand}`, 4))) return 'heic'
  if (begins.some(([offset, text]) => head.startsWith(text, offset))) return 'picture'
  const named = /\.hei[cf]$/i.test(file.name) || /^image\/hei[cf]/.test(file.type)
  return named ? 'heic' : 'other'
}
