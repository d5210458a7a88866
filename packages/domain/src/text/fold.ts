const known = new Map<string, string>()

/** A text as search sees it: no accents, small letters. `São João` → `sao joao`. */
export function fold(text: string): string {
  let folded = known.get(text)
  if (folded === undefined) {
    folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    if (known.size < 5000) known.set(text, folded)
  }
  return folded
}
