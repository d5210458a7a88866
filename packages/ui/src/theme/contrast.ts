type Rgb = readonly [number, number, number]

function channels(hex: string): Rgb {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return [at(1), at(3), at(5)]
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex)
  const linear = (channel: number) => {
    const c = channel / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** Returns the contrast ratio of two colours (`#rrggbb`), 1 to 21, by WCAG 2.2: text needs 4.5, lines and icons 3. */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

/** Returns the colour between two (`#rrggbb`), `part` (0 to 1) of the way from the first to the second. */
export function mix(from: string, to: string, part: number): string {
  const [a, b] = [channels(from), channels(to)]
  const hex = a.map((channel, index) => Math.round(channel + ((b[index] ?? channel) - channel) * part))
  return `#${hex.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
