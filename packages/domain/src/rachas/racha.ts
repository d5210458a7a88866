import * as z from 'zod/mini'
import { sports } from '../fields/sports.ts'
import { centsSchema } from '../money/money.ts'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'
import { rachaAgesSchema } from './ages.ts'
import { openDistanceSchema } from './open-distance.ts'
import { playSchema, seenPlaySchema } from './play.ts'
import { rosterStyleSchema } from './paste/pasted-list.ts'
import { openRatingSchema, voteSchema } from './stats/ratings.ts'
import {
  openedTo,
  participantKinds,
  participantStatuses,
  rachaPriorities,
  rachaStatuses,
  rachaVisibilities,
  shortOutcomes,
} from './racha-words.ts'

export const skillSchema = z.int().check(z.minimum(1), z.maximum(5))

export const participantSchema = z.object({
  id: z.string(),
  /** Null for a guest without an account. */
  userId: z.nullable(z.string()),
  name: z.string(),
  goalkeeper: z.boolean(),
  skill: skillSchema,
  kind: z.enum(participantKinds),
  status: z.enum(participantStatuses),
  paid: z.boolean(),
  /** The instant of the answer by which they stand in line; null without one. */
  answeredAt: z.nullable(instantSchema),
  /** The end of an offer; null for any status but `offered`. */
  offerUntil: z.nullable(instantSchema),
  /** True for somebody whose last offer ran out. */
  missedOffer: z.boolean(),
  /** True for somebody who gave their place up after withdrawals were free. */
  leftLate: z.boolean(),
  arrivedAt: z.nullable(instantSchema),
  /** The secret of the device of a guest who answered by the link, by which they answer again. */
  guestKey: z.nullable(z.string()),
})
export type Participant = z.infer<typeof participantSchema>

/** The rules of a group for its own pickup game (N2). */
export const rachaRulesSchema = z.object({
  /** Places of `maxPlayers` that only goalkeepers take. With 0 a goalkeeper takes any place. */
  goalkeeperPlaces: z.int().check(z.minimum(0), z.maximum(6)),
  /** The hours before the start until which regulars have their place kept; null keeps none. */
  regularsUntilHours: z.nullable(z.int().check(z.minimum(1), z.maximum(168))),
  /** The hours before the start until which a place can be given up freely; null for always. */
  freeOutHours: z.nullable(z.int().check(z.minimum(1), z.maximum(168))),
  /** The fewest who make a game, counted when the places of regulars close; null for any number. */
  quorum: z.nullable(z.int().check(z.minimum(2), z.maximum(100))),
  withoutQuorum: z.enum(shortOutcomes),
  priority: z.enum(rachaPriorities),
})
export type RachaRules = z.infer<typeof rachaRulesSchema>

/** To whom free places are opened (N5): by position, by skill from `skillFrom` to `skillTo`, and by distance. */
export const openingSchema = z.object({
  to: z.enum(openedTo),
  skillFrom: skillSchema,
  skillTo: skillSchema,
  /** The kilometres from the arena within which somebody has to be; absent for any. */
  withinKm: z.optional(openDistanceSchema),
})

const gameSchema = z.object({
  id: z.string(),
  /** The short code for people: `RCH-7K2Q`. */
  code: z.string(),
  organizerId: z.string(),
  sport: z.enum(sports),
  /** The booking in which it is played; null when it is played elsewhere. */
  bookingId: z.nullable(z.string()),
  /** Field and arena, or the place in the organiser's words. */
  place: z.string(),
  timeZone: timeZoneSchema,
  start: instantSchema,
  end: instantSchema,
  maxPlayers: z.int().check(z.positive()),
  pricePerHeadCents: centsSchema,
  ...rachaAgesSchema.shape,
  weekly: z.boolean(),
  visibility: z.enum(rachaVisibilities),
  createdAt: instantSchema,
})

/** A pickup game as it is stored. Read `rachaStatus` for its state. */
export const rachaSchema = z.extend(gameSchema, {
  ...rachaRulesSchema.shape,
  /** The id of the first game of a weekly one, shared by all of them. */
  groupId: z.string(),
  /** Those to whom a public one is open; null while it is by link. */
  opening: z.nullable(openingSchema),
  cancelledAt: z.nullable(instantSchema),
  cancelReason: z.nullable(z.string()),
  /** The instant at which the places of regulars closed; null before. */
  closedAt: z.nullable(instantSchema),
  participants: z.array(participantSchema),
  /** The secret in the link for people without an account. */
  linkToken: z.string(),
  /** The manner of the list that was pasted last; null before. */
  listStyle: z.nullable(rosterStyleSchema),
  /** Its draws and its evening on the field. */
  play: playSchema,
  /** The votes of those who came for each other; nobody is told whose one is. */
  votes: z.array(voteSchema),
  /** The users who muted its notices. */
  mutedBy: z.array(z.string()),
  /** The commands that were given, in order, as texts: each counts once by its id. */
  changes: z.array(
    z.object({ id: z.string(), at: instantSchema, byId: z.nullable(z.string()), command: z.string() }),
  ),
})
export type Racha = z.infer<typeof rachaSchema>

/** A pickup game in a list. */
export const rachaRowSchema = z.extend(gameSchema, {
  organizerName: z.string(),
  status: z.enum(rachaStatuses),
  confirmed: z.int(),
  freePlaces: z.int(),
  waiting: z.int(),
})
export type RachaRow = z.infer<typeof rachaRowSchema>

/** A pickup game of the caller in a list, with the caller's own part in it. */
export const myRachaRowSchema = z.extend(rachaRowSchema, {
  /** True if the caller organises it. */
  mine: z.boolean(),
  /** The caller's own answer; null for an organiser who does not play. */
  myStatus: z.nullable(z.enum(participantStatuses)),
  /** The end of the offer that the caller has; null without one. */
  myOfferUntil: z.nullable(instantSchema),
})
export type MyRachaRow = z.infer<typeof myRachaRowSchema>

/**
 * A participant as other participants see them: by name, without account or device. The skill is null for everybody but
 * the organiser.
 */
export const rachaPersonSchema = z.extend(z.omit(participantSchema, { userId: true, guestKey: true }), {
  skill: z.nullable(skillSchema),
  me: z.boolean(),
  hasAccount: z.boolean(),
})
export type RachaPerson = z.infer<typeof rachaPersonSchema>

/** A pickup game of the caller with all of its participants. */
export const rachaDetailSchema = z.extend(myRachaRowSchema, {
  ...rachaRulesSchema.shape,
  opening: rachaSchema.shape.opening,
  closedAt: rachaSchema.shape.closedAt,
  cancelReason: rachaSchema.shape.cancelReason,
  linkToken: z.string(),
  listStyle: rachaSchema.shape.listStyle,
  /** True if the caller muted its notices. */
  muted: z.boolean(),
  /** The game of the week after; null while there is none. */
  nextId: z.nullable(z.string()),
  participants: z.array(rachaPersonSchema),
  play: seenPlaySchema,
  /** Whom the reader can rate now; null where they cannot. */
  rating: z.nullable(openRatingSchema),
})
export type RachaDetail = z.infer<typeof rachaDetailSchema>

/** Somebody of an earlier game of an organiser, by their place in it. */
export const earlierPlayerSchema = z.object({ id: z.string(), name: z.string() })
export type EarlierPlayer = z.infer<typeof earlierPlayerSchema>

/** A pickup game as whoever has its link sees it: first names, and nothing else of people. */
export const linkedRachaSchema = z.object({
  sport: gameSchema.shape.sport,
  place: z.string(),
  timeZone: timeZoneSchema,
  start: instantSchema,
  end: instantSchema,
  weekly: z.boolean(),
  maxPlayers: z.int(),
  pricePerHeadCents: centsSchema,
  ...rachaAgesSchema.shape,
  ...rachaRulesSchema.shape,
  status: z.enum(rachaStatuses),
  confirmed: z.int(),
  freePlaces: z.int(),
  waiting: z.int(),
  /** The instant until which the last of the places that are only kept is kept; null while none is. */
  keptUntil: z.nullable(instantSchema),
  organizerName: z.string(),
  people: z.array(
    z.object({ name: z.string(), status: z.enum(participantStatuses), goalkeeper: z.boolean() }),
  ),
  /** The caller's own part, by their account or the key of their device; null while they have none. */
  me: z.nullable(
    z.object({
      name: z.string(),
      goalkeeper: z.boolean(),
      status: z.enum(participantStatuses),
      offerUntil: z.nullable(instantSchema),
      why: z.string(),
    }),
  ),
  /** The id of the game for somebody of it who is signed in; null for anybody else. */
  ownId: z.nullable(z.string()),
})
export type LinkedRacha = z.infer<typeof linkedRachaSchema>

/** A public pickup game with free places (N5), without anybody's name. */
export const openRachaSchema = z.extend(
  z.pick(gameSchema, {
    id: true,
    sport: true,
    place: true,
    timeZone: true,
    start: true,
    end: true,
    pricePerHeadCents: true,
    maxPlayers: true,
    minAge: true,
    maxAge: true,
  }),
  {
    /** The city of the arena in which it is played; null for a game that is played elsewhere. */
    city: z.nullable(z.string()),
    opening: openingSchema,
    freePlaces: z.int(),
    freeForGoalkeepers: z.int(),
    /** From the place of the search; null where that, or the place of the game, is not known. */
    distanceKm: z.nullable(z.number()),
    /** The level in the sport that the reader has told; null for none. */
    mySkill: z.nullable(skillSchema),
  },
)
export type OpenRacha = z.infer<typeof openRachaSchema>
