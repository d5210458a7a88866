import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

/** Paints a path back into modules. */
function paint(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(run))
  }
  return rows
}

describe('the drawing of a QR code', () => {
  it('covers the dark modules and no others', () => {
    const { data, size } = encode('00020126360014br.gov.bcb.pix0114+5585999990000', { ecc: 'M', border: 4 })
    expect(paint(qrPath(data), size)).toEqual(data)
  })

  it('draws a run that reaches the edge', () => {
    expect(qrPath([[false, true, true]])).toBe('M1 0h2v1h-2z')
  })
})
