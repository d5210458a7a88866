import { encode } from 'uqr'
import { saveFile } from '../../../../lib/browser/save-file.ts'

/** Sharp on a sheet of A4, too. */
const PIXELS_A_MODULE = 32
const QUIET_ZONE = 4

/** Downloads the QR code of a text as a picture: black on white, with the quiet zone that scanners need. */
export async function saveQrPicture(text: string, name: string): Promise<void> {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const canvas = document.createElement('canvas')
  canvas.width = size * PIXELS_A_MODULE
  canvas.height = canvas.width
  const paper = canvas.getContext('2d')
  if (paper === null) throw new Error('there is nothing to draw on')
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, canvas.width, canvas.width)
  paper.fillStyle = '#000'
  for (const [y, row] of data.entries()) {
    for (const [x, dark] of row.entries()) {
      if (dark) paper.fillRect(x * PIXELS_A_MODULE, y * PIXELS_A_MODULE, PIXELS_A_MODULE, PIXELS_A_MODULE)
    }
  }
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (picture === null) throw new Error('there is no room for the picture')
  saveFile(name, 'image/png', picture)
}
