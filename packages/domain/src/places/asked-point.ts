import { refuse, type Refusal } from '../refusals/refusal.ts'

/** A place on the globe, in degrees. */
export type Point = { latitude: number; longitude: number }

/** Returns the point from which a list is searched, such as `-3.73,-38.52`; null for none. Refuses what is none on the globe. */
export function askedPoint(near: string | undefined): { ok: true; point: Point | null } | Refusal {
  if (near === undefined) return { ok: true, point: null }
  const [latitude = NaN, longitude = NaN] = near.split(',').map(Number)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { ok: true, point: { latitude, longitude } }
    : refuse('invalid', 'Esse lugar não existe no mapa.', 'near')
}

/** Refuses an order by distance from nowhere. */
export function refusePointless(sort: string, point: Point | null): Refusal | null {
  return sort === 'distance' && point === null
    ? refuse('invalid', 'Diga onde você está para ordenar pela distância.', 'near')
    : null
}
