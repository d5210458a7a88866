import type { Markings } from './markings/markings.ts'
import type { Point } from './shapes.ts'

/** The objects on a court, as path data in metres: their shadow, thin meshes, strong frames. */
export type Furniture = {
  shadow: string
  /** The shadow of the solid parts of a net: its tape and posts. */
  edge: string
  mesh: string
  frame: string
  posts: string
  glass: string
  ring: string
  ball: string
}

const nothing: Furniture = {
  shadow: '',
  edge: '',
  mesh: '',
  frame: '',
  posts: '',
  glass: '',
  ring: '',
  ball: '',
}

const n = (value: number) => String(Math.round(value * 100) / 100)

type Light = { x: number; y: number }

/** Returns a goal behind the end line on the side of `sign`, seen from above. */
function goalAt(sign: 1 | -1, end: number, width: number, depth: number, light: Light): Furniture {
  const x = sign * end
  const back = sign * depth
  const half = width / 2
  const box = (dx: number, dy: number) => `M${n(x + dx)} ${n(-half + dy)}h${n(back)}v${n(width)}h${n(-back)}z`
  const threads = Array.from(
    { length: 7 },
    (_, index) => `M${n(x)} ${n(-half + ((index + 1) * width) / 8)}h${n(back)}`,
  )
  const cross = [1 / 3, 2 / 3].map((part) => `M${n(x + back * part)} ${n(-half)}v${n(width)}`)
  return {
    ...nothing,
    shadow: box(light.x, light.y),
    mesh: [...threads, ...cross].join(''),
    frame: box(0, 0),
  }
}

function netAcross(side: number, overhang: number, light: Light): Furniture {
  const reach = side + overhang
  return {
    ...nothing,
    shadow: `M0 ${n(-reach)}l${n(light.x)} ${n(light.y)}v${n(2 * reach)}l${n(-light.x)} ${n(-light.y)}z`,
    edge: `M0 ${n(-reach)}l${n(light.x)} ${n(light.y)}v${n(2 * reach)}l${n(-light.x)} ${n(-light.y)}`,
    frame: `M0 ${n(-reach)}V${n(reach)}`,
    posts: `M0 ${n(-reach)}h0M0 ${n(reach)}h0`,
  }
}

/** Returns a basket: the backboard 1.2 m inside the end line, the ring before it, the arm that holds them. */
function hoopAt(sign: 1 | -1, end: number, hoop: number): Furniture {
  const metre = hoop / 1.575
  const board = sign * (end - 1.2 * metre)
  const centre = sign * (end - hoop)
  const half = 0.9 * metre
  const r = n(0.225 * metre)
  return {
    ...nothing,
    mesh: `M${n(board)} 0H${n(sign * (end + 1 * metre))}`,
    frame: `M${n(board)} ${n(-half)}V${n(half)}`,
    posts: `M${n(sign * (end + 1 * metre))} 0h0`,
    ring: `M${n(centre - 0.225 * metre)} 0a${r} ${r} 0 1 1 ${n(0.45 * metre)} 0a${r} ${r} 0 1 1 ${n(-0.45 * metre)} 0`,
  }
}

/** Returns the walls of padel: glass at both ends and 4 m round the corners, mesh between, open at the net. */
function walls(end: number, side: number, light: Light): Furniture {
  const e = end + 0.2
  const s = side + 0.2
  const corner = end * 0.6
  const glass = (sign: 1 | -1) => `M${n(sign * corner)} ${n(-s)}H${n(sign * e)}V${n(s)}H${n(sign * corner)}`
  const fence = (sign: 1 | -1, y: number) => `M${n(sign * corner)} ${n(y)}H${n(sign * 1.1)}`
  const [x, y] = [light.x * 1.4, light.y * 1.2]
  return {
    ...nothing,
    shadow: `M${n(-end)} ${n(-side)}H${n(end)}V${n(y - side)}H${n(x - end)}V${n(side)}H${n(-end)}z`,
    mesh: fence(1, -s) + fence(-1, -s) + fence(1, s) + fence(-1, s),
    posts: [-1, 1].map((sign) => `M${n(sign * corner)} ${n(-s)}h0M${n(sign * corner)} ${n(s)}h0`).join(''),
    glass: glass(1) + glass(-1),
  }
}

/** Returns a ball above the sand: its shadow lies beside it. */
function ballAt([x, y]: Point, unit: number): Furniture {
  const r = n(2 * unit)
  const shadow = `M${n(x + 6 * unit)} ${n(y + 7 * unit)}a${r} ${r} 0 1 0 ${n(4 * unit)} 0a${r} ${r} 0 1 0 ${n(-4 * unit)} 0z`
  return { ...nothing, shadow, ball: `M${n(x)} ${n(y)}h0` }
}

/**
 * Returns the path data of all objects on the court, merged. `unit` is a pixel of the card in metres: shadows on a
 * large field are stretched until they can be seen.
 */
export function furnitureOf(markings: Markings, unit: number): Furniture {
  const end = markings.length / 2
  const side = markings.width / 2
  const lightOf = (height: number): Light => {
    const length = Math.max(height * 0.55, 4 * unit)
    return { x: length, y: length * 0.8 }
  }
  const { goal, net, hoop, ball } = markings
  const parts: Furniture[] = []
  if (markings.walls) parts.push(walls(end, side, lightOf(1.6)))
  if (goal) {
    parts.push(
      goalAt(1, end, goal.width, goal.depth, lightOf(2)),
      goalAt(-1, end, goal.width, goal.depth, lightOf(2)),
    )
  }
  if (net) parts.push(netAcross(side, net.overhang, lightOf(net.height)))
  if (hoop) parts.push(hoopAt(1, end, hoop), hoopAt(-1, end, hoop))
  if (ball) parts.push(ballAt(ball, unit))
  const keys = Object.keys(nothing) as (keyof Furniture)[]
  return Object.fromEntries(keys.map((key) => [key, parts.map((part) => part[key]).join('')])) as Furniture
}
