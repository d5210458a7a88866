const questions = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g
const realMatchMedia = window.matchMedia.bind(window)

/** True where the browser itself prefers less motion, as that of the stories in the dark does. */
const always = realMatchMedia('(prefers-reduced-motion: reduce)').matches

let reduced = false
/** The media rules whose query was replaced, with their own query. */
const rewritten = new Map<CSSMediaRule, string>()
const watcher = new MutationObserver(rewriteAll)

window.matchMedia = (query) => realMatchMedia(reduced ? answered(query) : query)

/** Returns the query with its condition on motion replaced by one that always holds, or never does. */
function answered(query: string): string {
  return query.replace(questions, (_all, wish?: string) =>
    wish === 'no-preference' ? '(max-width: 0px)' : '(min-width: 0px)',
  )
}

/**
 * Makes the page believe that reduced motion is preferred: `matchMedia` says so, and the rules of style sheets for it
 * apply. What is on the page already may have asked before: show the story anew.
 */
export function reduceMotion(on: boolean): void {
  if (always || on === reduced) return
  reduced = on
  if (on) {
    rewriteAll()
    // Lazy code brings style sheets of its own; a linked one has no rules before it is loaded.
    watcher.observe(document.head, { childList: true, characterData: true, subtree: true })
    document.head.addEventListener('load', rewriteAll, true)
    return
  }
  watcher.disconnect()
  document.head.removeEventListener('load', rewriteAll, true)
  for (const [rule, said] of rewritten) rule.media.mediaText = said
  rewritten.clear()
}

function rewriteAll(): void {
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules)
}

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && !rewritten.has(rule)) {
      const said = rule.media.mediaText
      const meant = answered(said)
      if (meant !== said) {
        rewritten.set(rule, said)
        rule.media.mediaText = meant
      }
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules)
  }
}
