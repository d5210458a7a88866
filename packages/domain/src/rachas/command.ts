import * as z from 'zod/mini'
import { sports } from '../fields/sports.ts'
import { madeId } from '../text/made-id.ts'
import { reasonText } from '../text/reason-text.ts'
import { requiredText } from '../text/required-text.ts'
import { wholeBetween } from '../text/whole-between.ts'
import { timeZoneSchema } from '../time/zone.ts'
import { rachaAgesSchema } from './ages.ts'
import { drawWishSchema, MOST_WISHES } from './draw/draw.ts'
import { rosterStyleSchema } from './paste/pasted-list.ts'
import { liveCommandSchema, liveRulesSchema } from './live/live.ts'
import { voteSchema } from './stats/ratings.ts'
import { openedTo, participantKinds, rachaAnswers, rachaPriorities, shortOutcomes } from './racha-words.ts'
import { openDistanceSchema } from './open-distance.ts'

/** The most people on the roster of one game. */
export const MAX_PEOPLE = 200
/** The most commands from the field that are sent as one. */
export const MAX_LIVE = 500
/** The most that a place may cost. */
export const MAX_PRICE_CENTS = 100_000
const hours = z.nullable(wholeBetween(1, 168))
const instant = z.iso.datetime({ error: 'Escolha o dia e a hora.' })
const skill = wholeBetween(1, 5)

/** The most characters of a name on the roster. */
export const LONGEST_NAME = 60
/** The name of somebody on the roster. */
export const personName = requiredText('Escreva o nome.', LONGEST_NAME)

/** The organiser's facts of a game. */
export const rachaFactsSchema = z.object({
  sport: z.enum(sports, 'Escolha o esporte.'),
  /** The booking in which it is played: its place and time are those of the game. */
  bookingId: z.nullable(z.string()),
  place: requiredText('Conte onde vai ser.', 120),
  timeZone: timeZoneSchema,
  start: instant,
  end: instant,
  maxPlayers: wholeBetween(2, 100),
  goalkeeperPlaces: wholeBetween(0, 6),
  pricePerHeadCents: z
    .int('Informe o valor, como 20,00.')
    .check(z.minimum(0, 'O valor não pode ser negativo.'), z.maximum(MAX_PRICE_CENTS, 'Use um valor menor.')),
  ...rachaAgesSchema.shape,
  weekly: z.boolean(),
  regularsUntilHours: hours,
  freeOutHours: hours,
  quorum: z.nullable(wholeBetween(2, 100)),
  withoutQuorum: z.enum(shortOutcomes),
  priority: z.enum(rachaPriorities),
})
export type RachaFacts = z.infer<typeof rachaFactsSchema>

const own = { id: madeId, rachaId: z.string() }
const one = { ...own, participantId: z.string() }

/** Somebody who is put on the roster. */
export const newPersonSchema = z.object({
  /** Made by the client. */
  participantId: madeId,
  name: personName,
  goalkeeper: z.boolean(),
  kind: z.enum(participantKinds),
  skill,
  /** True for somebody who has said already that they come. */
  going: z.boolean(),
  /** Somebody of an earlier game of the organiser, by their place in it: they are the same person. */
  sameAs: z.nullable(z.string()),
})
export type NewPerson = z.infer<typeof newPersonSchema>

/** Somebody of a pasted list who is not on the roster yet. */
const listedPersonSchema = z.extend(z.omit(newPersonSchema, { going: true }), {
  answer: z.enum(rachaAnswers),
  paid: z.optional(z.boolean()),
})
export type ListedPerson = z.infer<typeof listedPersonSchema>

/** Somebody of the roster who stands in the pasted list otherwise. */
const listedAnswerSchema = z.object({
  participantId: z.string(),
  answer: z.enum(rachaAnswers),
  goalkeeper: z.boolean(),
  /** True for somebody whom the list says to have paid; absent leaves what is known. */
  paid: z.optional(z.boolean()),
})
export type ListedAnswer = z.infer<typeof listedAnswerSchema>

const listed = <S extends z.ZodMiniType>(schema: S) =>
  z.array(schema).check(z.maxLength(MAX_PEOPLE, `Use até ${MAX_PEOPLE} nomes.`))

/**
 * The commands about a pickup game. Each is a change with an id of its own, made by the client: it counts once however often
 * it arrives, and what others did meanwhile stays.
 */
export const rachaCommandSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('create'),
    id: madeId,
    /** Made by the client. */
    rachaId: madeId,
    facts: rachaFactsSchema,
    /** True if the organiser plays. */
    plays: z.boolean(),
  }),
  z.object({ type: z.literal('change'), ...own, facts: z.partial(rachaFactsSchema) }),
  z.object({
    type: z.literal('answer'),
    ...own,
    /** Null for the caller; the organiser answers for others. */
    participantId: z.nullable(z.string()),
    answer: z.enum(rachaAnswers, 'Escolha vou, talvez ou não vou.'),
    /** Absent leaves the position as it is. */
    goalkeeper: z.optional(z.boolean()),
    /** For somebody who comes by an opened place. */
    skill: z.optional(skill),
  }),
  z.object({
    type: z.literal('add'),
    ...own,
    people: listed(newPersonSchema).check(z.minLength(1, 'Escreva ao menos um nome.')),
  }),
  z.object({
    type: z.literal('list'),
    ...own,
    answers: listed(listedAnswerSchema),
    people: listed(listedPersonSchema),
    /** The manner of the list, in which it is copied out again. */
    style: rosterStyleSchema,
  }),
  z.object({
    type: z.literal('edit'),
    ...one,
    name: z.optional(personName),
    goalkeeper: z.optional(z.boolean()),
    kind: z.optional(z.enum(participantKinds)),
    skill: z.optional(skill),
  }),
  z.object({ type: z.literal('remove'), ...one }),
  z.object({ type: z.literal('promote'), ...one }),
  z.object({ type: z.literal('pay'), ...one, paid: z.boolean() }),
  z.object({ type: z.literal('arrive'), ...one, arrived: z.boolean() }),
  z.object({
    type: z.literal('open_places'),
    ...own,
    /** Null closes them again. */
    opening: z.nullable(
      z.object({
        to: z.enum(openedTo),
        skillFrom: skill,
        skillTo: skill,
        withinKm: z.optional(openDistanceSchema),
      }),
    ),
  }),
  z.object({ type: z.literal('renew_link'), ...own }),
  z.object({ type: z.literal('transfer'), ...one }),
  z.object({ type: z.literal('publish_seed'), ...own }),
  z.object({
    type: z.literal('draw'),
    ...own,
    teams: wholeBetween(2, 20),
    /** By participants. */
    wishes: z.array(drawWishSchema).check(z.maxLength(MOST_WISHES, `Use até ${MOST_WISHES} pedidos.`)),
    /** Null where nobody said one. */
    playerNumber: z.nullable(wholeBetween(0, 999)),
  }),
  z.object({
    type: z.literal('place'),
    ...one,
    /** The index of a team of the newest draw. */
    team: wholeBetween(0, 19),
    /** Somebody of that team who takes their place in exchange. */
    forId: z.optional(z.string()),
  }),
  z.object({
    type: z.literal('live'),
    ...own,
    /** Those of the first time count. */
    rules: liveRulesSchema,
    commands: z
      .array(liveCommandSchema)
      .check(z.maxLength(MAX_LIVE, `Mande até ${MAX_LIVE} lances por vez.`)),
  }),
  z.object({
    type: z.literal('rate'),
    ...own,
    votes: z
      .array(z.object({ participantId: z.string(), stars: voteSchema.shape.stars }))
      .check(
        z.minLength(1, 'Dê ao menos uma nota.'),
        z.maxLength(MAX_PEOPLE, `Use até ${MAX_PEOPLE} nomes.`),
      ),
  }),
  z.object({ type: z.literal('mute'), ...own, muted: z.boolean() }),
  z.object({
    type: z.literal('cancel'),
    ...own,
    /** `all` ends a weekly one. */
    scope: z.enum(['this', 'all'], 'Escolha só este ou todos.'),
    reason: reasonText('Conte o motivo.'),
  }),
])
export type RachaCommand = z.infer<typeof rachaCommandSchema>
export type RachaCommandOf<T extends RachaCommand['type']> = Extract<RachaCommand, { type: T }>

/** The secret of a device: whoever has it answers again for the same person. */
const deviceKey = z.string().check(z.regex(/^[\w-]{16,64}$/, 'Recarregue a página e responda de novo.'))

/** The answer of somebody who has the link, with or without an account. */
export const linkAnswerSchema = z.object({
  id: madeId,
  key: deviceKey,
  /** Ignored for somebody who is signed in. */
  name: personName,
  goalkeeper: z.boolean(),
  answer: z.enum(rachaAnswers, 'Escolha vou, talvez ou não vou.'),
  /** True if a guest says that they are of the age of a game that has ages. */
  ageStated: z.optional(z.boolean()),
})
export type LinkAnswer = z.infer<typeof linkAnswerSchema>

/** The arrival of somebody who read the code at the field. */
export const linkArrivalSchema = z.object({
  id: madeId,
  key: deviceKey,
  code: z.string().check(z.maxLength(64)),
  /** The name that a guest chose; null for somebody whom their account or device tells. */
  name: z.nullable(z.string().check(z.maxLength(LONGEST_NAME + 5))),
})
export type LinkArrival = z.infer<typeof linkArrivalSchema>

/** Changes of a game by somebody who came by its link. */
export type RachaLinkAnswer = { type: 'link_answer'; rachaId: string } & LinkAnswer
export type RachaLinkArrival = { type: 'link_arrive'; rachaId: string } & LinkArrival
export type RachaStep = RachaCommand | RachaLinkAnswer | RachaLinkArrival
