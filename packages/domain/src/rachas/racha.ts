import * as z from 'zod/mini'
import { sports } from '../fields/sports.ts'
import { centsSchema } from '../money/money.ts'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'
import { participantKinds, participantStatuses, rachaStatuses, rachaVisibilities } from './racha-words.ts'

export const participantSchema = z.object({
  id: z.string(),
  /** Null for a guest without an account. */
  userId: z.nullable(z.string()),
  name: z.string(),
  goalkeeper: z.boolean(),
  skill: z.int().check(z.minimum(1), z.maximum(5)),
  kind: z.enum(participantKinds),
  status: z.enum(participantStatuses),
  paid: z.boolean(),
})

/** A pickup game as it is stored. Read `rachaStatus` for its state. */
export const rachaSchema = z.object({
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
  weekly: z.boolean(),
  visibility: z.enum(rachaVisibilities),
  cancelledAt: z.nullable(instantSchema),
  createdAt: instantSchema,
  participants: z.array(participantSchema),
})
export type Racha = z.infer<typeof rachaSchema>

/** A pickup game in a list. */
export const rachaRowSchema = z.extend(z.omit(rachaSchema, { participants: true, cancelledAt: true }), {
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
})
export type MyRachaRow = z.infer<typeof myRachaRowSchema>

/** A pickup game of the caller with all of its participants, who are shown by name, without their user ids. */
export const rachaDetailSchema = z.extend(myRachaRowSchema, {
  participants: z.array(z.extend(z.omit(participantSchema, { userId: true }), { me: z.boolean() })),
})
export type RachaDetail = z.infer<typeof rachaDetailSchema>
