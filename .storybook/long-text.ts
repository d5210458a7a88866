/** Texts that are no prose: what was typed, code, drawings, and what is never shown. */
const untouched =
  'script, style, title, noscript, input, textarea, code, pre, kbd, samp, svg, [contenteditable]'
/** Times, money, addresses, codes: a longer language does not make them longer. */
const figure = /[\d@/]|\.\p{L}|^\p{Lu}{2,}\P{L}*$/u
const vowel = /[aeiouáàâãéêíóôõú]/giu

/** A text about 40 % longer, as a sentence may be after its next revision: every vowel is said twice. */
export function stretch(text: string): string {
  return text.replace(/\S+/g, (word) => (figure.test(word) ? word : word.replace(vowel, '$&$&')))
}

type Told = { said: string; shown: string }

/** What the app gave each text and each label, and what the page has instead. */
const told = new WeakMap<Text | Element, Told>()

const options: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['aria-label'],
}
const watcher = new MutationObserver((records) => {
  for (const { target, addedNodes } of records) {
    lengthen(target)
    for (const node of addedNodes) walk(node, lengthen)
  }
  // What was changed here is no news.
  watcher.takeRecords()
})

/** Stretches every text below `root`, also the ones to come. */
export function showLongTexts(root: Element): void {
  walk(root, lengthen)
  watcher.observe(root, options)
}

/** Puts all texts back as the app gave them. */
export function showTexts(): void {
  watcher.disconnect()
  walk(document.body, (node) => {
    if (!isTextual(node)) return
    const known = told.get(node)
    if (known !== undefined && known.shown === read(node)) write(node, known.said)
    told.delete(node)
  })
}

/** React compares with what it gave before, never with the page, so it does not mind. */
function lengthen(node: Node): void {
  if (!isTextual(node)) return
  const said = read(node)
  if (said === null || told.get(node)?.shown === said) return
  const element = node instanceof Text ? node.parentElement : node
  if (element?.closest(untouched)) return
  const shown = stretch(said)
  told.set(node, { said, shown })
  if (shown !== said) write(node, shown)
}

const isTextual = (node: Node) => node instanceof Text || node instanceof Element

/** A label is stretched like the text inside: people who speak to the page say what they see. */
const read = (node: Text | Element) => (node instanceof Text ? node.data : node.getAttribute('aria-label'))

function write(node: Text | Element, text: string): void {
  if (node instanceof Text) node.data = text
  else node.setAttribute('aria-label', text)
}

function walk(root: Node, visit: (node: Node) => void): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT + NodeFilter.SHOW_ELEMENT)
  do visit(walker.currentNode)
  while (walker.nextNode())
}
