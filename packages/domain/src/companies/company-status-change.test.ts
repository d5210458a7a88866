import { describe, expect, it } from 'vitest'
import { companyStatuses } from './company.ts'
import { canDecide, companyStatusChangeSchema, decidedStatuses } from './company-status-change.ts'

const sentenceOf = (body: unknown) => companyStatusChangeSchema.safeParse(body).error?.issues[0]

describe('a decision about a company (H12)', () => {
  it('follows from the status that the company has', () => {
    const allowed = companyStatuses.flatMap((from) =>
      decidedStatuses.filter((to) => canDecide(from, to)).map((to) => `${from} → ${to}`),
    )
    expect(allowed).toEqual([
      'awaiting_approval → approved',
      'awaiting_approval → refused',
      'approved → suspended',
      'refused → approved',
      'suspended → approved',
    ])
  })

  it('has a reason, unless it is an approval', () => {
    expect(companyStatusChangeSchema.parse({ status: 'approved' })).toEqual({
      status: 'approved',
      reason: null,
    })
    expect(companyStatusChangeSchema.parse({ status: 'refused', reason: '  Falta o CNPJ. ' }).reason).toBe(
      'Falta o CNPJ.',
    )
    for (const status of ['refused', 'suspended'])
      for (const reason of [undefined, null, '   '])
        expect(sentenceOf({ status, reason })).toMatchObject({
          path: ['reason'],
          message: 'Conte o motivo à arena.',
        })
  })

  it('has a reason of at most 500 letters', () => {
    expect(sentenceOf({ status: 'refused', reason: 'x'.repeat(500) })).toBeUndefined()
    expect(sentenceOf({ status: 'refused', reason: 'x'.repeat(501) })?.message).toBe(
      'Use até 500 caracteres.',
    )
  })
})
