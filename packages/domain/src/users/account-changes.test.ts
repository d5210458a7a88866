import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pictureSchema, sportsChangeSchema } from './account-changes.ts'
import { MAX_PICTURE_LETTERS } from './picture-data.ts'

const takes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success
const isTaken = (image: string) => takes(pictureSchema, { image })

const jpeg = 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQ=='
const png = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA'
const webp = 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgA'

describe('a picture of a person or an arena', () => {
  it.each([jpeg, png, webp])('may be %s', (image) => expect(isTaken(image)).toBe(true))

  it.each([
    ['of another kind', 'data:image/gif;base64,R0lGODlhAQABAIAA'],
    ['a drawing that can carry a script', 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0i'],
    ['one kind by its name and another by its bytes', jpeg.replace('jpeg', 'png')],
    ['a page that only says it is a picture', 'data:image/png;base64,PGh0bWw+PC9odG1sPg=='],
    ['a picture that begins later', 'data:image/jpeg;base64,AAAA/9j/4AAQSkZJ'],
    ['a PNG that begins later', 'data:image/png;base64,AAAAiVBORw0KGgoA'],
    ['a WebP that begins later', 'data:image/webp;base64,AAAAUklGRiQAAABXRUJQ'],
    ['sound in the same container as WebP', 'data:image/webp;base64,UklGRiQAAABXQVZFZm10IBAA'],
    ['a WebP with its name at the wrong place', 'data:image/webp;base64,UklGRgXRUJQVlA4IBgA'],
    ['with words before it', `see ${jpeg}`],
    ['with words after it', `${jpeg} and more`],
    ['with letters that base64 does not have', `${jpeg.slice(0, -4)}-_==`],
    ['cut off in the middle of four letters', jpeg.slice(0, -1)],
    ['an address', 'https://example.com/me.jpeg'],
    ['nothing', ''],
  ])('is never %s', (_, image) => expect(isTaken(image)).toBe(false))

  it('may be as long as said, and no longer', () => {
    const head = 'data:image/png;base64,iVBORw0KGgoA'
    const room = MAX_PICTURE_LETTERS - head.length
    const longest = head + 'A'.repeat(room - (room % 4))
    expect(isTaken(longest)).toBe(true)
    expect(isTaken(`${longest}AAAA`)).toBe(false)
  })
})

describe('the sports of a person', () => {
  const futsal = { sport: 'futsal', skill: 3 }
  const beach = { sport: 'beach-tennis', skill: 1 }

  it('are as many as they like, or none', () => {
    expect(takes(sportsChangeSchema, { sports: [] })).toBe(true)
    expect(takes(sportsChangeSchema, { sports: [futsal, beach] })).toBe(true)
  })

  it('stand in the list once each', () => {
    expect(takes(sportsChangeSchema, { sports: [futsal, beach, { ...futsal, skill: 5 }] })).toBe(false)
  })
})
