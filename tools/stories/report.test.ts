import { describe, expect, it } from 'vitest'
import type { Picture } from './pair.ts'
import { reportPage, type Reported } from './report.ts'

const picture = (name: string, ended = true): Picture => ({
  key: name,
  title: 'Components/Price & Co',
  name,
  look: 'dark phone',
  png: Buffer.from(name),
  ended,
})
const base64 = (text: string) => Buffer.from(text).toString('base64')

describe('reportPage', () => {
  const changed: Reported = {
    kind: 'changed',
    before: picture('<Small>'),
    after: picture('<Small>', false),
    differing: 1234,
    picture: 'data:image/png;base64,RED',
  }
  const same: Reported = {
    kind: 'same',
    before: picture('Same'),
    after: picture('Same'),
    differing: 0,
    picture: null,
  }

  it('has before, after and the differences in one file, grouped by title', () => {
    const page = reportPage('Stories: abc → working tree', [changed, same])
    expect(page).toContain('<p>1 changed, 0 new, 0 gone, 1 the same</p>')
    expect(page).toContain('<h2>Components/Price &amp; Co</h2>')
    expect(page).toContain('<h3>&lt;Small&gt;</h3>')
    expect(page).toContain('changed · dark phone · 1,234 pixels · its play function failed')
    expect(page.split(base64('<Small>'))).toHaveLength(3)
    expect(page).toContain('base64,RED')
    expect(page).not.toMatch(/(src|href)="(?!data:)/)
  })

  it('leaves out what is the same', () => {
    const page = reportPage('Stories', [same])
    expect(page).not.toContain(base64('Same'))
    expect(page).toContain('Nothing changed.')
  })
})
