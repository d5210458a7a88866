import { describe, expect, it } from 'vitest'
import { groupScreens } from '../../../.storybook/guide/group-screens.ts'
import { asPage } from '../../../.storybook/guide/markdown.ts'
import { iconsOf } from '../../../.storybook/icons-in-use.ts'

const entry = (title: string, name: string, type = 'story') => ({
  id: `${title}--${name}`.toLowerCase(),
  title,
  name,
  type,
})

describe('the page of all states', () => {
  it('has the states of a screen apart from the stories of its own, and nothing that is no screen', () => {
    const entries = Object.fromEntries(
      [
        entry('Screens/Listing', 'Default'),
        entry('Screens/Listing', 'Huge Numbers'),
        entry('Screens/Listing', 'Nothing Near'),
        entry('Components/Price', 'Default'),
        entry('Screens/Field', 'Docs', 'docs'),
      ].map((each) => [each.id, each]),
    )
    const [listing, ...others] = groupScreens({ entries })
    expect(others).toEqual([])
    expect(listing?.name).toBe('Listing')
    expect([...(listing?.states.keys() ?? [])]).toEqual(['Default', 'HugeNumbers'])
    expect([...(listing?.own.keys() ?? [])]).toEqual(['Nothing Near'])
  })
})

describe('the page of icons', () => {
  it('knows the icons of a source, on one line or on many', () => {
    expect(iconsOf(`import { IconX, type Icon } from '@tabler/icons-react'`)).toEqual(['IconX'])
    expect(
      iconsOf(`import {\n  IconBell,\n  IconBellFilled,\n} from '@tabler/icons-react'\nconst IconZ = 1`),
    ).toEqual(['IconBell', 'IconBellFilled'])
    expect(iconsOf(`import { IconX } from './icons.tsx'`)).toEqual([])
  })
})

describe('a document as a page', () => {
  it('leads to pages and to other sites, never to a file that is not there', () => {
    expect(
      asPage(
        '# Design\n[Voice](voice.md), [001](docs/decisions/001.md), [Tabler](https://tabler.io), [below](#type)',
      ),
    ).toBe(
      '[Voice](./?path=/docs/guide-voice-and-tone--docs), 001, [Tabler](https://tabler.io), [below](#type)',
    )
  })
})
