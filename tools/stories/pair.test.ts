import { describe, expect, it } from 'vitest'
import { figures, pairPictures, type Picture } from './pair.ts'

const picture = (title: string, name: string, bytes: string): Picture => ({
  key: `${title} ${name}`,
  title,
  name,
  look: 'light',
  png: Buffer.from(bytes),
  ended: true,
})

describe('pairPictures', () => {
  const before = [picture('Screens/Field', 'Default', 'a'), picture('Components/Price', 'Old', 'b')]
  const after = [
    picture('Screens/Field', 'Default', 'a'),
    picture('Components/Price', 'Small', 'c'),
    picture('Components/Price', 'Large', 'd'),
  ]

  it('tells what is the same, new and gone, each title together', () => {
    const pairs = pairPictures(before, after)
    expect(pairs.map(({ kind, ...pair }) => [kind, (pair.after ?? pair.before).key])).toEqual([
      ['new', 'Components/Price Small'],
      ['new', 'Components/Price Large'],
      ['gone', 'Components/Price Old'],
      ['same', 'Screens/Field Default'],
    ])
    expect(figures(pairs)).toBe('0 changed, 2 new, 1 gone, 1 the same')
  })

  it('tells what has changed by its bytes', () => {
    const [pair] = pairPictures([picture('A', 'B', 'old')], [picture('A', 'B', 'new')])
    expect(pair?.kind).toBe('changed')
  })
})
