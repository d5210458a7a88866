/** The sentence that says that the e-mail has to be confirmed first, however a server puts it; null where none does. */
export function asksToVerify(sentences: readonly string[]): string | null {
  const asks = (text: string) => /verifi|confirm/i.test(text) && /e-?mail|c[oó]digo/i.test(text)
  return sentences.find(asks) ?? null
}
