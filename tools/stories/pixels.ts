export type Pixels = { data: Uint8ClampedArray; width: number; height: number }

/** The number of pixels that differ, and a picture of them: the second one pale, the differences red. */
export type Difference = { differing: number; picture: Pixels }

/**
 * Compares two pictures of any size. It runs in a page too, so it refers to nothing outside of itself. Differences too
 * small to be seen are ignored: the browser draws in tiles, whose edges vary by a bit.
 */
export function comparePixels(before: Pixels, after: Pixels): Difference {
  const shade = 8
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const data = new Uint8ClampedArray(width * height * 4)
  const at = ({ data: from, width: w, height: h }: Pixels, x: number, y: number) =>
    x < w && y < h ? from.subarray((y * w + x) * 4, (y * w + x) * 4 + 4) : null
  let differing = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const one = at(before, x, y)
      const other = at(after, x, y)
      const same =
        one !== null &&
        other !== null &&
        one.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) <= shade)
      if (!same) differing++
      const [red = 255, green = 255, blue = 255] = other ?? []
      const pale = 192 + (red + green + blue) / 12
      data.set(same ? [pale, pale, pale, 255] : [200, 0, 60, 255], (y * width + x) * 4)
    }
  return { differing, picture: { data, width, height } }
}
