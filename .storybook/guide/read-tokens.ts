export type Scheme = 'light' | 'dark'
export type Tokens = Record<string, string>

const rulesOf = (sheet: CSSStyleSheet): CSSRule[] => {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

/** Returns a colour in six digits: a build shortens `#ffffff` to `#fff`. */
function spelledOut(value: string): string {
  return value.replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3')
}

function tokensOf({ style }: CSSStyleRule): Tokens {
  return Object.fromEntries(
    [...style]
      .filter((name) => name.startsWith('--cl-'))
      .map((name) => [name, spelledOut(style.getPropertyValue(name).trim())]),
  )
}

/** Reads the tokens from the page's style sheets for both schemes, whichever of them the page is in. */
export function readTokens(): Record<Scheme, Tokens> {
  const rules = [...document.styleSheets]
    .flatMap(rulesOf)
    .flatMap((rule) =>
      rule instanceof CSSMediaRule && rule.media.mediaText === 'screen' ? [...rule.cssRules] : [rule],
    )
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => !selectorText.includes(':root['))
  const merged = (matches: (selector: string) => boolean): Tokens =>
    Object.assign({}, ...rules.filter((rule) => matches(rule.selectorText)).map(tokensOf))
  const light = merged((selector) => selector === ':root')
  const dark = merged((selector) => selector.startsWith('.app-dark,'))
  return { light, dark: { ...light, ...dark } }
}

/** Returns the tokens of a kind, without their prefix, in the order of `tokens.css`. */
export function named(tokens: Tokens, kind: RegExp): { name: string; value: string }[] {
  return Object.entries(tokens)
    .filter(([name]) => kind.test(name.slice(5)))
    .map(([name, value]) => ({ name, value }))
}
