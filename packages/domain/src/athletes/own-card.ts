import * as z from 'zod/mini'

/** The positions of somebody who plays with the feet, from the goal on. */
export const positionLabels = {
  goalkeeper: 'Gol',
  defender: 'Defesa',
  wing: 'Lateral',
  midfielder: 'Meio',
  forward: 'Ataque',
} as const
export type Position = keyof typeof positionLabels
export const positions = Object.keys(positionLabels) as [Position, ...Position[]]

export const footLabels = { right: 'Direito', left: 'Esquerdo', both: 'Os dois' } as const
export type Foot = keyof typeof footLabels
export const feet = Object.keys(footLabels) as [Foot, ...Foot[]]

/** Those who see a part of a card. */
export const seenByLabels = { public: 'Todos', rachas: 'Meus rachas', me: 'Só eu' } as const
export type SeenBy = keyof typeof seenByLabels
const seenBys = Object.keys(seenByLabels) as [SeenBy, ...SeenBy[]]

/** The parts of a card, each with those who see it. */
export const cardParts = ['positions', 'foot', 'height', 'skills', 'stats', 'rating'] as const
export type CardPart = (typeof cardParts)[number]

const seenBySchema = z.enum(seenBys)

const cardNameText = z.string().check(
  z.trim(),
  z.minLength(2, 'Use ao menos 2 letras.'),
  z.maxLength(40, 'Use até 40 letras.'),
  z.refine((name) => !/@|(\d\D*){6}/.test(name), 'Use só o nome, sem telefone nem e-mail.'),
)

/** All that an athlete says of themselves, and by whom each part is seen. */
export const cardChangeSchema = z.object({
  /** Null for the first name and an initial. */
  name: z.nullable(cardNameText),
  positions: z.array(z.enum(positions)).check(z.maxLength(3, 'Escolha até 3 posições.')),
  foot: z.nullable(z.enum(feet)),
  heightCm: z.nullable(
    z
      .int('Informe a altura em centímetros.')
      .check(
        z.minimum(100, 'Informe a altura em centímetros, de 100 a 230.'),
        z.maximum(230, 'Informe a altura em centímetros, de 100 a 230.'),
      ),
  ),
  seenBy: z.object({
    positions: seenBySchema,
    foot: seenBySchema,
    height: seenBySchema,
    skills: seenBySchema,
    stats: seenBySchema,
    rating: seenBySchema,
  }),
  /** True for somebody whom other athletes find in the directory. */
  listed: z.boolean(),
})
export type CardChange = z.infer<typeof cardChangeSchema>

/** The card of an athlete as it is stored, and as they see it themselves. */
export const ownCardSchema = z.extend(cardChangeSchema, {
  /** The end of its address, which is made anew or goes at any time; null while it has none. */
  handle: z.nullable(z.string()),
})
export type OwnCard = z.infer<typeof ownCardSchema>

/** The card of somebody who has said nothing yet: all of it is theirs alone. */
export const emptyCard: OwnCard = {
  name: null,
  positions: [],
  foot: null,
  heightCm: null,
  seenBy: { positions: 'me', foot: 'me', height: 'me', skills: 'me', stats: 'me', rating: 'me' },
  listed: false,
  handle: null,
}
