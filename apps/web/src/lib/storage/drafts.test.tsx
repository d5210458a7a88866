import { afterEach, describe, expect, it } from 'vitest'
import { setDraftOwner } from './draft-owner.ts'
import { createDraft, dropDrafts, dropGuestDrafts } from './drafts.ts'

const be = (id: string | null) => setDraftOwner(() => id ?? 'guest')
const reason = createDraft('cancel 1', ['reason'])

afterEach(() => {
  be(null)
  dropDrafts()
})

describe('what was typed (G5)', () => {
  it('is there again for the same person, after a lost session too', () => {
    be('ana')
    reason.keep({ reason: 'Choveu.' })
    be(null)
    expect(reason.read()).toEqual({ reason: '' })
    createDraft('login', ['email']).keep({ email: 'ana@exemplo.com.br' })
    be('ana')
    dropGuestDrafts()
    expect(reason.read()).toEqual({ reason: 'Choveu.' })
  })

  it('is nobody else’s, and kept for its person while another is signed in (D11)', () => {
    be('ana')
    reason.keep({ reason: 'Choveu.' })
    be('bia')
    dropGuestDrafts()
    expect(reason.read()).toEqual({ reason: '' })
    be('ana')
    expect(reason.read()).toEqual({ reason: 'Choveu.' })
  })

  it('by a guest is gone once somebody has signed in', () => {
    reason.keep({ reason: 'Choveu.' })
    be('ana')
    dropGuestDrafts()
    be(null)
    expect(reason.read()).toEqual({ reason: '' })
  })

  it('of long work is there in another tab too, and leaves with its person all the same', () => {
    const court = createDraft('court', ['name'], 'localStorage')
    be('ana')
    court.keep({ name: 'Areia' })
    sessionStorage.clear()
    expect(court.read()).toEqual({ name: 'Areia' })
    dropDrafts()
    expect(court.read()).toEqual({ name: '' })
  })

  it('is forgotten once sent', () => {
    be('ana')
    reason.keep({ reason: 'Choveu.' })
    createDraft('other', ['a']).keep({ a: 'b' })
    reason.drop()
    expect(reason.read()).toEqual({ reason: '' })
    expect(createDraft('other', ['a']).read()).toEqual({ a: 'b' })
  })

  it('is an entry of its own: typing into one form rewrites no other', () => {
    be('ana')
    reason.keep({ reason: 'Choveu.' })
    createDraft('other', ['a']).keep({ a: 'b' })
    const entries = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft/ana/'))
    expect(entries().toSorted()).toEqual(['draft/ana/cancel 1', 'draft/ana/other'])
    reason.drop()
    expect(entries()).toEqual(['draft/ana/other'])
  })

  it('leaves nothing behind of what an older release kept (D11)', () => {
    sessionStorage.setItem('drafts', '{"ana":{"cancel 1":{"reason":"Choveu."}}}')
    be('bia')
    dropGuestDrafts()
    expect(JSON.stringify(sessionStorage)).not.toContain('Choveu')
  })

  it('holds the named fields and no others', () => {
    const typed = { email: 'ana@exemplo.com.br', password: 'segredo' }
    createDraft('login', ['email']).keep(typed)
    expect(JSON.stringify(sessionStorage)).not.toContain('segredo')
  })

  it.each(['', 'lixo', '[]', 'null', '5', '{"reason":7}', '{"reason":[1]}', '"reason"', '{"__proto__":{}}'])(
    'reads nothing out of %j',
    (kept) => {
      sessionStorage.setItem('draft/guest/cancel 1', kept)
      expect(reason.read()).toEqual({ reason: '' })
      reason.keep({ reason: 'Choveu.' })
      expect(reason.read()).toEqual({ reason: 'Choveu.' })
    },
  )
})
