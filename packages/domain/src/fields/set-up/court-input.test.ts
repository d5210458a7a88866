import { describe, expect, it } from 'vitest'
import { courtSchema } from './court-input.ts'

const right = {
  name: 'Campo 1',
  sports: ['society'],
  surface: 'sand',
  indoor: false,
  lengthMeters: 50,
  widthMeters: 30,
  players: 14,
  amenities: [],
  description: '',
  rules: null,
}
const problems = (change: object) =>
  courtSchema.safeParse({ ...right, ...change }).error?.issues.map(({ path }) => path[0]) ?? []

describe('a court as it is entered (H1)', () => {
  it.each([
    [{ lengthMeters: 2, widthMeters: 200 }],
    [{ players: 1 }],
    [{ players: 100 }],
    [{ name: 'a'.repeat(80), description: 'a'.repeat(2000), rules: 'a'.repeat(2000) }],
  ])('may be %j', (change) => expect(problems(change)).toEqual([]))

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'a'.repeat(81) }, 'name'],
    [{ sports: [] }, 'sports'],
    [{ lengthMeters: 1.99 }, 'lengthMeters'],
    [{ lengthMeters: 200.01 }, 'lengthMeters'],
    [{ widthMeters: 1.99 }, 'widthMeters'],
    [{ players: 0 }, 'players'],
    [{ players: 101 }, 'players'],
    [{ description: 'a'.repeat(2001) }, 'description'],
    [{ rules: 'a'.repeat(2001) }, 'rules'],
  ])('is not %j', (change, field) => expect(problems(change)).toEqual([field]))

  it('has its texts without the spaces around them', () => {
    expect(
      courtSchema.parse({ ...right, description: ' Perto do mar ', rules: ' Sem trava ' }),
    ).toMatchObject({
      description: 'Perto do mar',
      rules: 'Sem trava',
    })
  })
})
