import { usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import { expect, it } from 'vitest'
import { sampleCompany } from '../../../../testing/sample-company.ts'
import { mergeProfile } from './merge-profile.ts'
import { type ProfileValues, toValues } from './profile-values.ts'

const base = toValues({
  ...sampleCompany({ rules: usualRules }),
  status: 'approved',
  statusReason: null,
  cnpj: null,
  sellsBeyondStock: false,
  waitingWay: 'turns',
  version: 1,
  fields: [],
  drafts: [],
})
const closed: ProfileValues['openingHours'] = [[], [], [], [], [], [], []]

it('takes what only one side has changed, and keeps the typed value where both have', () => {
  const mine = { ...base, name: 'Minha Arena', number: '7', amenities: [] }
  const theirs = { ...base, name: 'Arena Deles', openingHours: closed, amenities: [] }
  expect(mergeProfile({ base, mine, theirs })).toEqual({
    values: { ...mine, openingHours: closed },
    changes: { conflicts: { name: 'Arena Deles' }, updated: ['openingHours'] },
  })
})

it('finds nothing where nobody else has changed anything', () => {
  const mine = { ...base, rainNote: 'Vale por 30 dias.' }
  expect(mergeProfile({ base, mine, theirs: base })).toEqual({
    values: mine,
    changes: { conflicts: {}, updated: [] },
  })
})
