const known = new Map<string, string>()

/** Folds a text for searching: no accents, lower case. `São João` → `sao joao`. */
export function fold(text: string): string {
  let folded = known.get(text)
  if (folded === undefined) {
    folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    if (known.size < 5000) known.set(text, folded)
  }
  return folded
}
