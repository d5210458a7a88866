import type { Sport } from '@campo-livre/domain/fields/sports.ts'
import type { Surface } from '@campo-livre/domain/fields/surfaces.ts'
import { furnitureOf } from './furniture.ts'
import { markingsOf } from './markings/markings-of.ts'
import { dotsPath, pathOf } from './path.ts'
import { centred } from './shapes.ts'
import { surroundingsOf } from './surroundings.ts'
import { textureOf } from './textures.ts'

/** The view box of the picture, in its own units: 16 : 10. */
export const VIEW = { width: 320, height: 200 }

export type Layer =
  | 'shades'
  | 'crowns'
  | 'seats'
  | 'beams'
  | 'court'
  | 'fill'
  | 'light'
  | 'grain'
  | 'paint'
  | 'shadow'
  | 'edge'
  | 'soft'
  | 'line'
  | 'dash'
  | 'spot'
  | 'mesh'
  | 'frame'
  | 'glass'
  | 'ring'
  | 'posts'
  | 'ball'

/** A court ready to be drawn: layers of path data in metres, and `scale`, the units of the view in a metre. */
export type Scene = { scale: number; tapes: boolean; layers: [Layer, string][] }

export type Court = {
  sport: Sport
  surface: Surface
  lengthMeters: number
  widthMeters: number
  indoor?: boolean
}

const scenes = new Map<string, Scene>()

/** Lays out a court in the picture; the result is cached. */
export function sceneOf({ sport, surface, lengthMeters, widthMeters, indoor = false }: Court): Scene {
  const key = `${sport} ${surface} ${lengthMeters} ${widthMeters} ${indoor}`
  const known = scenes.get(key)
  if (known) return known
  const markings = markingsOf(sport, surface, lengthMeters, widthMeters)
  const { length, width, lines, dashes = [], spots = [], paint = '', goal, tapes = false } = markings
  const scale = Math.min(276 / length, 164 / width, 304 / (length + 2 * (goal?.depth ?? 0)))
  const unit = 1 / scale
  const reach = { x: (VIEW.width / 2) * unit, y: (VIEW.height / 2) * unit }
  const texture = textureOf(surface, { length, width }, reach)
  const place = surroundingsOf({ surface, indoor }, { length, width }, reach, unit)
  const things = furnitureOf(markings, unit)
  const solid = pathOf(lines)
  const layers: [Layer, string][] = [
    ['court', pathOf([centred(length, width)])],
    ['fill', texture.fill],
    ['light', texture.light],
    ['grain', texture.grain],
    ['paint', surface === 'hard' || surface === 'wood' ? paint : ''],
    ['shadow', things.shadow],
    ['edge', things.edge],
    ['soft', solid],
    ['line', solid],
    ['dash', pathOf(dashes)],
    ['spot', dotsPath(spots)],
    ['mesh', things.mesh],
    ['glass', things.glass],
    ['frame', things.frame],
    ['ring', things.ring],
    ['posts', things.posts],
    ['ball', things.ball],
    ['seats', place.seats],
    ['shades', place.crowns],
    ['crowns', place.crowns],
    ['beams', place.beams],
  ]
  const scene = { scale, tapes, layers: layers.filter(([, data]) => data !== '') }
  scenes.set(key, scene)
  return scene
}
