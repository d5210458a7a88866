import * as z from 'zod/mini'
import { instantSchema } from '../../time/zone.ts'

/** The ways in which teams change: the winner stays, or both leave after each match. */
export const rotations = ['winner_stays', 'both_leave'] as const

export const liveRulesSchema = z.object({
  rotation: z.enum(rotations),
  /** The length of a match; null where only goals end it. */
  minutes: z.nullable(z.int().check(z.positive())),
  /** The goals of one team that end a match; null where only the clock does. */
  goals: z.nullable(z.int().check(z.positive())),
  /** The wins in a row after which the winner leaves too; null where it may stay all evening. */
  mostWins: z.nullable(z.int().check(z.positive())),
})
export type LiveRules = z.infer<typeof liveRulesSchema>

/** Ten minutes or two goals, the winner stays. */
export const usualRules: LiveRules = { rotation: 'winner_stays', minutes: 10, goals: 2, mostWins: null }

const livePlayerSchema = z.object({ id: z.string(), name: z.string() })

const liveTeamSchema = z.object({ id: z.string(), name: z.string(), players: z.array(livePlayerSchema) })
export type LiveTeam = z.infer<typeof liveTeamSchema>

/** The evening before its first match: the first two teams play, the others wait in this order. */
export const liveSetupSchema = z.object({ rules: liveRulesSchema, teams: z.array(liveTeamSchema) })
export type LiveSetup = z.infer<typeof liveSetupSchema>

/** Each command has an id of its own, by which it counts once, and the instant at which it was given. */
const base = { id: z.string(), at: instantSchema }

export const liveCommandSchema = z.discriminatedUnion('type', [
  z.object({ ...base, type: z.literal('start') }),
  z.object({ ...base, type: z.literal('pause') }),
  z.object({ ...base, type: z.literal('resume') }),
  z.object({
    ...base,
    type: z.literal('goal'),
    /** The team that it counts for. */
    teamId: z.string(),
    /** Null if nobody saw who it was; of the other team for an own goal. */
    scorerId: z.nullable(z.string()),
    assistId: z.nullable(z.string()),
  }),
  /** Says afterwards who made the pass to a goal of the running match. */
  z.object({ ...base, type: z.literal('assist'), goalId: z.string(), playerId: z.string() }),
  z.object({
    ...base,
    type: z.literal('finish'),
    /** The team that stays after a draw, where that was settled on the spot. */
    staysId: z.nullable(z.string()),
  }),
  z.object({ ...base, type: z.literal('join'), teamId: z.string(), player: livePlayerSchema }),
  z.object({ ...base, type: z.literal('leave'), playerId: z.string() }),
  z.object({ ...base, type: z.literal('move'), playerId: z.string(), teamId: z.string() }),
  z.object({ ...base, type: z.literal('undo'), commandId: z.string() }),
])
export type LiveCommand = z.infer<typeof liveCommandSchema>

/** An evening on the field: how it began, and all that was noted since. Its state is worked out (`liveState`). */
export const liveSchema = z.object({ setup: liveSetupSchema, commands: z.array(liveCommandSchema) })
export type Live = z.infer<typeof liveSchema>

export type LiveGoal = {
  commandId: string
  teamId: string
  scorerId: string | null
  assistId: string | null
  /** True for an own goal: the scorer is of the other team. */
  own: boolean
  at: string
}

/** A match that is being played. */
export type LiveMatch = {
  /** Counted from 1. */
  number: number
  startedAt: string
  /** Null while the clock runs. */
  pausedAt: string | null
  /** The length of the pauses that are over. */
  pausedMs: number
  goals: readonly LiveGoal[]
  /** The ids of everybody who has been on the field, by team. */
  lineups: readonly [readonly string[], readonly string[]]
}

export type PlayedMatch = Omit<LiveMatch, 'pausedAt' | 'pausedMs'> & {
  endedAt: string
  teams: readonly [string, string]
  score: readonly [number, number]
  /** Null after a draw. */
  winnerId: string | null
}

/** The order on the field and beside it. */
export type Turn = {
  field: readonly [string, string]
  /** The first of them is next. */
  waiting: readonly string[]
  /** The matches in a row of each team on the field, and how many of them it won; none of a team that waits. */
  runs: Readonly<Record<string, { matches: number; wins: number }>>
}

export type LiveState = {
  teams: readonly LiveTeam[]
  /** The ids of those who went home. */
  gone: readonly string[]
  turn: Turn
  match: LiveMatch | null
  played: readonly PlayedMatch[]
}
