import type { Rule } from './rule.ts'

const message =
  'This reads the machine’s clock, so it is another test every hour. A screen asks serverNow(), the mock backend its own clock, a rule takes the instant as an argument; a test stands at TEST_NOW (mocks/src/testing/test-now.ts) or says its own instant.'

/** Reports `Date.now`, `new Date()` and `Date()`: everything that reads the clock of the machine. */
export const noMachineClock: Rule = {
  meta: { type: 'problem' },
  create: (context) => ({
    MemberExpression(node) {
      const { object, property } = node
      if (object.type === 'Identifier' && object.name === 'Date' && property.type === 'Identifier')
        if (property.name === 'now') context.report({ node, message })
    },
    NewExpression(node) {
      const { callee } = node
      if (callee.type === 'Identifier' && callee.name === 'Date' && node.arguments.length === 0)
        context.report({ node, message })
    },
    CallExpression(node) {
      const { callee } = node
      if (callee.type === 'Identifier' && callee.name === 'Date') context.report({ node, message })
    },
  }),
}
