/** Ways of seeing: all colours, without the red, the green or the blue cones. */
export const visions = ['full', 'protan', 'deutan', 'tritan'] as const
export type Vision = (typeof visions)[number]

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

/** The change of linear red, green and blue without a kind of cones (Machado, Oliveira and Fernandes, 2009). */
const seen: Readonly<Record<Exclude<Vision, 'full'>, Matrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const times = ([a, b, c]: Triple, [x, y, z]: Triple) => a * x + b * y + c * z
const clamp = (channel: number) => Math.min(1, Math.max(0, channel))
const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

function linearOf(hex: string): Triple {
  const at = (from: number) => linear(Number.parseInt(hex.slice(from, from + 2), 16) / 255)
  return [at(1), at(3), at(5)]
}

/** Returns a colour in OKLab, where equal distances look equally far apart. */
function toOklab(rgb: Triple): Triple {
  const l = Math.cbrt(times([0.4122214708, 0.5363325363, 0.0514459929], rgb))
  const m = Math.cbrt(times([0.2119034982, 0.6806995451, 0.1073969566], rgb))
  const s = Math.cbrt(times([0.0883024619, 0.2817188376, 0.6299787005], rgb))
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function lookOf(hex: string, vision: Vision): Triple {
  const rgb = linearOf(hex)
  if (vision === 'full') return toOklab(rgb)
  const [r, g, b] = seen[vision]
  return toOklab([clamp(times(r, rgb)), clamp(times(g, rgb)), clamp(times(b, rgb))])
}

/** Returns how far apart two colours (`#rrggbb`) look to somebody: 0 for the same, 1 for black and white. */
export function lookApart(one: string, other: string, vision: Vision): number {
  const [a, b] = [lookOf(one, vision), lookOf(other, vision)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
