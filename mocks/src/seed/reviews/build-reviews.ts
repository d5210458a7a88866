import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import { personaIds } from '../../personas/persona-ids.ts'
import type { FieldRecord, ReviewRecord } from '@campo-livre/backend/store/records.ts'
import { instantOf } from '../instants.ts'
import { inventedAuthor } from '../people.ts'
import { between, pick, type Random, randomOf } from '../random.ts'
import { apologies, complaints, endings, groundPraise, longReviews, mixed, praise, thanks } from './texts.ts'

/** The arena that answers all that is said of it, within some weeks. */
const DILIGENT = 'cmp-arena-beira-mar'
/** A review that waits for the admin. */
const REPORTED = 'rev-coco-tenis-saibro-1-02'
/** The minutes within which it does. */
const SOON = 60 * 1440

/**
 * Builds four to twenty-five reviews of each field within the past year; a few fields have none yet. One arena has answered
 * all but the latest. The persona Atleta has written two of them: one is answered, one waits.
 */
export function buildReviews(fields: readonly FieldRecord[], now: string): ReviewRecord[] {
  const minutes = toMinutes(now)
  const told = fields.flatMap((field, index) => (index % 12 === 7 ? [] : reviewsOf(field, minutes)))
  return [
    ...told.map((review) => {
      if (review.id === REPORTED) return reported(review, minutes)
      return review.companyId === DILIGENT ? thanked(review, minutes) : review
    }),
    ...ofAtleta(minutes),
  ]
}

/** Returns a review that a reader has reported yesterday. */
function reported(review: ReviewRecord, now: number): ReviewRecord {
  const report = { userId: personaIds.intensa, reason: 'Fala de outra arena.', at: instantOf(now - 1440) }
  return { ...review, reports: [report] }
}

/** Returns a review with an answer, unless it is among the latest. */
function thanked(review: ReviewRecord, now: number): ReviewRecord {
  const created = toMinutes(review.createdAt)
  if (review.answer !== null || now - created < SOON) return review
  const random = randomOf(`answer to ${review.id}`)
  const text = pick(random, review.stars >= 4 ? thanks : apologies)
  return { ...review, answer: { text, createdAt: instantOf(created + between(random, 60, 4 * 1440)) } }
}

function ofAtleta(now: number): ReviewRecord[] {
  const own = { companyId: DILIGENT, authorId: personaIds.atleta, authorName: 'Rafael M.' }
  return [
    {
      ...own,
      id: 'rev-atleta-1',
      fieldId: 'fld-arena-beira-mar-campo-norte',
      stars: 4,
      text: 'Gramado macio e bola rolando solta. Só faltou água no bebedouro perto do portão.',
      createdAt: instantOf(now - 2 * 1440),
      answer: null,
    },
    {
      ...own,
      id: 'rev-atleta-2',
      fieldId: 'fld-arena-beira-mar-quadra-coberta',
      stars: 5,
      text: 'Choveu a noite toda e a gente nem percebeu.',
      createdAt: instantOf(now - 40 * 1440),
      helpedBy: [personaIds.intensa],
      answer: {
        text: 'É para isso que a cobertura está aí, Rafael. Até a próxima pelada!',
        createdAt: instantOf(now - 39 * 1440),
      },
    },
  ]
}

/** Builds the reviews of one field, between `least` and `most` of them. `now` in minutes since 1970. */
export function reviewsOf(
  field: FieldRecord,
  now: number,
  [least, most]: readonly [number, number] = [4, 25],
): ReviewRecord[] {
  const random = randomOf(`reviews of ${field.id}`)
  const charm = 0.35 + random() * 0.55
  const heard = new Set<string>()
  return Array.from({ length: between(random, least, most) }, (_, index) => {
    const stars = starsOf(random, charm)
    const created = now - between(random, 200, 360 * 1440)
    return {
      id: `rev-${field.id.slice(4)}-${String(index + 1).padStart(2, '0')}`,
      fieldId: field.id,
      companyId: field.companyId,
      authorName: inventedAuthor(random),
      stars,
      text: textOf(random, field, stars, heard),
      createdAt: instantOf(created),
      answer: answerOf(random, stars, created, now),
    }
  })
}

/** Returns one to five stars; `charm` is the field's share of five stars. */
function starsOf(random: Random, charm: number): number {
  if (random() < charm) return 5
  const luck = random()
  if (luck < 0.62) return 4
  if (luck < 0.85) return 3
  return luck < 0.95 ? 2 : 1
}

/** Returns a sentence that no review of this field has yet, or any once they have all of them. */
function fresh(random: Random, sentences: readonly string[], heard: Set<string>): string {
  const left = sentences.filter((sentence) => !heard.has(sentence))
  const chosen = pick(random, left.length > 0 ? left : sentences)
  heard.add(chosen)
  return chosen
}

function textOf(
  random: Random,
  { surface, sports, players }: FieldRecord,
  stars: number,
  heard: Set<string>,
): string {
  const ground = groundPraise[sports[0] === 'padel' ? 'padel' : surface]
  if (stars >= 4) {
    if (random() < 0.02) return fresh(random, players >= 10 ? longReviews : longReviews.slice(-1), heard)
    const parts = random() < 0.75 ? [fresh(random, praise, heard)] : []
    if (parts.length === 0 || random() < 0.4) parts.push(fresh(random, ground, heard))
    if (random() < 0.5) parts.reverse()
    if (random() < 0.45) parts.push(pick(random, endings))
    return parts.join(' ')
  }
  const parts = [fresh(random, stars === 3 ? mixed : complaints, heard)]
  if (stars === 3 && random() < 0.4) parts.push(fresh(random, ground, heard))
  if (stars === 2) parts.push(fresh(random, mixed, heard))
  return parts.join(' ')
}

function answerOf(random: Random, stars: number, created: number, now: number): ReviewRecord['answer'] {
  if (random() >= (stars >= 4 ? 0.3 : 0.65)) return null
  const at = Math.min(created + between(random, 60, 4 * 1440), now - 5)
  return { text: pick(random, stars >= 4 ? thanks : apologies), createdAt: instantOf(at) }
}
