/** Selects elements whose text is no prose and stays as it is: input, code, drawings, and what is never shown. */
const untouched =
  'script, style, title, noscript, input, textarea, code, pre, kbd, samp, svg, [contenteditable]'
/** Matches words that a longer language does not make longer: times, money, addresses, codes. */
const figure = /[\d@/]|\.\p{L}|^\p{Lu}{2,}\P{L}*$/u
const vowel = /[aeiouáàâãéêíóôõú]/giu

/** Returns a text about 40 % longer, every vowel doubled, as a sentence may be after its next revision. */
export function lengthenText(text: string): string {
  return text.replace(/\S+/g, (word) => (figure.test(word) ? word : word.replace(vowel, '$&$&')))
}

type OriginalText = { original: string; shown: string }

/** The text that the app set for each text node and each label, and the longer one that the page shows instead. */
const originals = new WeakMap<Text | Element, OriginalText>()

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
  // Drops the records of the changes made just above, which would be handled as new ones.
  watcher.takeRecords()
})

/** Lengthens every text below `root`, and those that are added or changed later. */
export function showLongTexts(root: Element): void {
  walk(root, lengthen)
  watcher.observe(root, options)
}

/** Stops lengthening and puts back the texts that the app set. */
export function showTexts(): void {
  watcher.disconnect()
  walk(document.body, (node) => {
    if (!isTextual(node)) return
    const known = originals.get(node)
    if (known !== undefined && known.shown === read(node)) write(node, known.original)
    originals.delete(node)
  })
}

/** Lengthens one text or label. React compares with its own last output, never with the page, so it keeps working. */
function lengthen(node: Node): void {
  if (!isTextual(node)) return
  const original = read(node)
  if (original === null || originals.get(node)?.shown === original) return
  const element = node instanceof Text ? node.parentElement : node
  if (element?.closest(untouched)) return
  const shown = lengthenText(original)
  originals.set(node, { original, shown })
  if (shown !== original) write(node, shown)
}

const isTextual = (node: Node) => node instanceof Text || node instanceof Element

/** Returns a text or a label. Labels are lengthened too, so that people who use voice control can say what they see. */
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
