import type { Rule } from './rule.ts'

const message =
  'What a write changes is declared: `meta: { changes: [...] }` of its mutation, `changes` of a form or an action (apps/web/src/lib/query/refresh.ts). What is old without a write is refreshed by `refresh(client, [...])`.'

const byHand = new Set(['invalidateQueries', 'refetchQueries', 'removeQueries', 'resetQueries'])

/** Reports invalidating or removing queries by hand; mutations declare what they change instead. */
export const noHandRefresh: Rule = {
  meta: { type: 'problem' },
  create: (context) => ({
    MemberExpression(node) {
      const { property } = node
      if (property.type === 'Identifier' && byHand.has(property.name)) context.report({ node, message })
    },
    // `const { invalidateQueries } = client`
    Property(node) {
      const { key, parent } = node
      const taken = key.type === 'Identifier' && byHand.has(key.name)
      if (taken && parent.type === 'ObjectPattern') context.report({ node, message })
    },
  }),
}
