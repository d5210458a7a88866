import type { Argument, Rule } from './rule.ts'

const message =
  'This follows the zone of the machine or the browser. Days and times are those of the company: take its zone, as domain/time/zone.ts and format.ts do; what is meant to follow the browser asks browserZone() (apps/web/src/lib/time/browser-zone.ts).'

const parts = 'Date|Day|FullYear|Hours|Milliseconds|Minutes|Month|Seconds'
/** Members of a Date that use the local zone implicitly. */
const local = new RegExp(
  `^([gs]et(${parts})|getTimezoneOffset|to(Date|Time)String|toLocale(Date|Time)String)$`,
)

/** Returns whether one of the arguments is an object with a `timeZone`. */
function saysZone(given: readonly Argument[]): boolean {
  return given.some(
    (each) =>
      each.type === 'ObjectExpression' &&
      each.properties.some(
        (entry) =>
          entry.type === 'Property' && entry.key.type === 'Identifier' && entry.key.name === 'timeZone',
      ),
  )
}

/** Reports local parts of a Date, a Date made of them, and formats without a zone. */
export const noMachineZone: Rule = {
  meta: { type: 'problem' },
  create: (context) => {
    const look = (node: { callee: Argument; arguments: readonly Argument[] }) => {
      const { callee, arguments: given } = node
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      const silent = (local.test(name) || name === 'DateTimeFormat') && !saysZone(given)
      if (silent) context.report({ node: callee, message })
    }
    return {
      CallExpression(node) {
        look(node)
      },
      NewExpression(node) {
        look(node)
        const { callee } = node
        if (callee.type === 'Identifier' && callee.name === 'Date' && node.arguments.length > 1)
          context.report({ node, message })
      },
    }
  },
}
