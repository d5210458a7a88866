/** A rule, or an at-rule with rules inside. */
type Rule = { head: string; body: string }

/** Class names in a selector; a name may begin with an escaped digit or dash. */
const className = /\.((?:\\.|[\w-])+)/g

/**
 * Returns the rules of a built stylesheet that can apply to some markup: the first paint needs no others. A rule is
 * kept when one of its class names occurs; rules without a class, and keyframes, are kept too.
 */
export function usedRules(css: string, markup: string): string {
  const names = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/)),
  )
  return keep(css, names)
}

function keep(css: string, names: ReadonlySet<string>): string {
  return rulesOf(css)
    .map(({ head, body }) => {
      if (/^@(media|supports|layer|container)\b/.test(head)) {
        const inside = keep(body, names)
        return inside === '' ? '' : `${head}{${inside}}`
      }
      return head.startsWith('@') || applies(head, names) ? `${head}{${body}}` : ''
    })
    .join('')
}

function applies(selectors: string, names: ReadonlySet<string>): boolean {
  const wanted = [...selectors.matchAll(className)].map(([, name = '']) => name.replaceAll('\\', ''))
  return wanted.length === 0 || wanted.some((name) => names.has(name))
}

/** Splits a stylesheet at its outermost braces. Statements without any (`@charset`) are dropped. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let depth = 0
  let start = 0
  let open = 0
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') {
      if (depth === 0) open = at
      depth += 1
    }
    if (css[at] === '}') {
      depth -= 1
      if (depth === 0) {
        const head = css.slice(start, open).split(';').at(-1) ?? ''
        rules.push({ head: head.trim(), body: css.slice(open + 1, at) })
        start = at + 1
      }
    }
  }
  return rules
}
