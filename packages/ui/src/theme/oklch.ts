/** A colour in OKLCH, which orders colours as the eye does: lightness 0 to 1, chroma 0 to about 0.4, hue in degrees. */
type Oklch = readonly [lightness: number, chroma: number, hue: number]

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const toGamma = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)

function toOklch(hex: string): Oklch {
  const at = (from: number) => toLinear(Number.parseInt(hex.slice(from, from + 2), 16) / 255)
  const [r, g, b] = [at(1), at(3), at(5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  return [lightness, Math.hypot(x, y), (Math.atan2(y, x) * 180) / Math.PI]
}

function toHex([lightness, chroma, hue]: Oklch): string {
  const x = chroma * Math.cos((hue * Math.PI) / 180)
  const y = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const hex = channels.map((c) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, c)))) * 255))
  return `#${hex.map((c) => c.toString(16).padStart(2, '0')).join('')}`
}

/** Returns a colour (`#rrggbb`) in another hue (degrees), with the same lightness and its chroma times `strength`. */
export function rotateHue(hex: string, hue: number, strength: number): string {
  const [lightness, chroma] = toOklch(hex)
  return toHex([lightness, chroma * strength, hue])
}
