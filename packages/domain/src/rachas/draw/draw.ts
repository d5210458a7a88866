import * as z from 'zod/mini'
import { sha256 } from './sha256.ts'

const drawPlayerSchema = z.object({
  id: z.string(),
  /** A whole number: the draw evens out the sums of the teams. */
  skill: z.int().check(z.minimum(1), z.maximum(1000)),
  goalkeeper: z.boolean(),
})
export type DrawPlayer = z.infer<typeof drawPlayerSchema>

export const drawWishSchema = z.object({
  kind: z.enum(['together', 'apart']),
  ids: z.tuple([z.string(), z.string()]),
})
export type DrawWish = z.infer<typeof drawWishSchema>

const drawListSchema = z.object({
  players: z.array(drawPlayerSchema),
  teams: z.int(),
  wishes: z.array(drawWishSchema),
})
/** The list that is frozen before a draw. */
export type DrawList = z.infer<typeof drawListSchema>

const drawTicketSchema = z.object({
  /** The secret whose hash is published before. */
  seed: z.string(),
  /** A number that a player says when the list is frozen, so that nobody alone knows what comes out; null without one. */
  playerNumber: z.nullable(z.int()),
  /** Draws of a racha are counted from 1. */
  drawNumber: z.int(),
})
export type DrawTicket = z.infer<typeof drawTicketSchema>

/** All of a draw, so that anybody can run it again (N3). */
export const drawRecordSchema = z.object({
  list: drawListSchema,
  ticket: drawTicketSchema,
  /** The hash of the seed, as it was published before the draw. */
  commitment: z.string(),
  /** The hash of the list, as it was published when it was frozen. */
  listHash: z.string(),
  /** The teams as they were drawn: ids of players. */
  drawn: z.array(z.array(z.string())),
  /** The teams as they play; different from `drawn` once somebody was placed by hand. */
  teams: z.array(z.array(z.string())),
})
export type DrawRecord = z.infer<typeof drawRecordSchema>

/** The most wishes of a draw. */
export const MOST_WISHES = 10

/** Returns the hash of a seed that is published before the draw; nobody can tell the seed from it. */
export function commitmentOf(seed: string): string {
  return sha256(`campo-livre/sorteio/semente\n${seed}`)
}

/** Compares the ids of two players by their UTF-16 code units: the same order everywhere, in any language. */
export const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

/** Returns the hash of a frozen list; the order in which players and wishes stand in it does not matter. */
export function listHashOf({ players, teams, wishes }: DrawList): string {
  const people = players.toSorted(byId).map(({ id, skill, goalkeeper }) => [id, skill, goalkeeper])
  const wished = wishes.map(({ kind, ids }) => JSON.stringify([kind, ...ids.toSorted()])).toSorted()
  return sha256(`campo-livre/sorteio/lista\n${JSON.stringify([teams, people, wished])}`)
}

/** Returns where a draw begins: the seed, the list, the player's number and the number of the draw, in one. */
export function beginningOf(list: DrawList, { seed, playerNumber, drawNumber }: DrawTicket): string {
  return sha256(['campo-livre/sorteio/1', seed, listHashOf(list), playerNumber ?? '', drawNumber].join('\n'))
}
