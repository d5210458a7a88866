/** Marks of code, of HTML and of paths. */
const technical =
  /[<>{}[\]\\]|::|SQL|exception|undefined|\.(php|js|py|rb|go|java)\b|(^|\s)\/[a-z]|[a-z]_[a-z]/i

/** Words that look Portuguese: with an accent, a common ending, or one of the short ones. */
const ours =
  /[ãõçáéíóúâêôà]|^\p{L}+[^o](a|o)s?$|^([oe]s?|um|de|d[ao]s?|em|por|com|que|se|ou|ao|[ms]eus?|nao|voce|(e?st|ess)[ae]s?)$|([aei](nte|is)|ou)$/u

/** Words that look English: by their ending, or by combinations of letters that Portuguese does not have. */
const theirs =
  /[bcdfghjkpqtvwy]$|[kwy]|th|sh|[st]ion|^(is|are|of|to|has|was|be|no|an|in|on|data|error|server)$/u

/**
 * Returns whether a server's sentence is meant for people (G1a): short, without technical marks, and rather Portuguese
 * than anything else. Any other counts as no message.
 */
export function isForPeople(text: string): boolean {
  if (text.length > 400 || technical.test(text)) return false
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = (looks: RegExp) => words.filter((word) => looks.test(word)).length
  const own = count(ours)
  return own > 0 && own >= count(theirs)
}
