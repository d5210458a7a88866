import { fold } from '../../text/fold.ts'
import type { PastedAnswer, PastedKind } from './pasted-list.ts'

/** The meaning of a word beside a name. `check` is an `ok`, which the list as a whole makes a payment or an answer. */
export type Mark =
  | { mark: 'answer'; answer: PastedAnswer }
  | { mark: 'paid'; paid: boolean }
  | { mark: 'check' }
  | { mark: 'keeper' }
  | { mark: 'kind'; kind: PastedKind }
  | { mark: 'host'; hostName: string }

const words: readonly (readonly [Mark, string])[] = [
  [
    { mark: 'paid', paid: true },
    'pago|paga|pg|pgo|pagou|ja pagou|ja pago|pix|pix ok|pago pix|pix pago|quitado|quitada|$|r$|pagamento ok',
  ],
  [
    { mark: 'paid', paid: false },
    'nao pago|nao paga|nao pagou|falta pagar|deve|devendo|pendente|a pagar|paga la|paga na hora|pago na hora|paga depois',
  ],
  [{ mark: 'check' }, 'ok'],
  [
    { mark: 'answer', answer: 'maybe' },
    'duvida|em duvida|na duvida|talvez|talvez va|a confirmar|vou confirmar|confirmo depois|confirma depois|confirmo mais tarde|aguardando|depende|quase certo|50%|vai ver|se der',
  ],
  [
    { mark: 'answer', answer: 'declined' },
    'nao vai|nao vou|nao ira|nao poderei|fora|out|off|nao|desistiu|desisti|machucado|machucada|lesionado|lesionada|viajando|dm|ausente|cancelou|saiu|to fora|fora essa|nao posso|nao pode',
  ],
  [{ mark: 'answer', answer: 'waiting' }, 'espera|na espera|suplente|reserva|lista de espera|banco'],
  [
    { mark: 'answer', answer: 'confirmed' },
    'vai|vou|confirmado|confirmada|confirmou|confirmo|presente|sim|to dentro|dentro|eu vou|in',
  ],
  [{ mark: 'keeper' }, 'goleiro|goleira|gol|gk|g|goleirao|no gol|arqueiro|arqueira|goal|pegando|vai no gol'],
  [{ mark: 'kind', kind: 'regular' }, 'mensalista|mensal|fixo'],
  [{ mark: 'kind', kind: 'day' }, 'diarista|avulso|avulsa|diaria'],
  [{ mark: 'kind', kind: 'guest' }, 'convidado|convidada|visitante'],
]
const markOf = new Map(words.flatMap(([mark, list]) => list.split('|').map((word) => [word, mark] as const)))

/** `20,00` before the word that says it is paid. */
const amount = /^(?:r\$ ?)?\d{1,4}(?:[.,]\d{2})?(?: reais)? ?/i

const host = /^(?:convidad[oa]|conv\.?|visitante|amig[oa]|trazid[oa] por|\+ ?1) (?:d[eoa]s? )?(\p{L}.*)$/iu

/** `50% pago`, `metade do pix`: a part is not the whole. */
const partOfIt =
  /^(?:\d{1,2}%|metade|meio) (?:d[eoa] )?(?:pag[oa]|pagou|pg|pix|quitad[oa])$|^pag(?:o|a|ou) (?:metade|meio|\d{1,2}%)$/

/** Returns what a word, or a few, say beside a name; undefined where nothing is known of them. */
function markFor(text: string): Mark | undefined {
  const plain = fold(text)
  return partOfIt.test(plain) ? { mark: 'paid', paid: false } : markOf.get(plain)
}

/** Returns what the words beside a name say; null if one of them says nothing that is known. */
export function readMarks(text: string): Mark[] | null {
  const plain = trimmed(text)
  const one = markFor(plain) ?? markFor(plain.replace(amount, ''))
  if (one) return [one]
  const brought = host.exec(plain)?.[1]
  if (brought !== undefined) return [{ mark: 'host', hostName: brought.trim() }]
  const parts = plain.split(/[,/;+&]| e /)
  if (parts.length < 2) return null
  const marks = parts.map((part) => markFor(trimmed(part)))
  return marks.every((mark) => mark !== undefined) ? marks : null
}

/** Returns whether words are an answer that is still open, and so no name: `a confirmar`, `aguardando`. */
export function isOpenAnswer(text: string): boolean {
  const mark = markFor(text)
  return mark?.mark === 'answer' && mark.answer === 'maybe'
}

/** Returns the known words with which a name ends, and the name before them: `Ana pago` → `Ana`. */
export function splitTrailing(text: string): { name: string; marks: Mark[] } {
  let name = text
  const marks: Mark[] = []
  for (;;) {
    const tokens = name.split(' ')
    const taken = [3, 2, 1].find(
      (count) => tokens.length > count && markFor(trimmed(tokens.slice(-count).join(' '))),
    )
    if (taken === undefined) return { name, marks }
    const mark = markFor(trimmed(tokens.slice(-taken).join(' ')))
    if (mark) marks.push(mark)
    name = trimmed(tokens.slice(0, -taken).join(' '))
  }
}

const edges = /^[\s.,;:|/=_\-–—•·>»›→⇒☐"']+|[\s,;:|/=_\-–—•·<«‹←⇐"']+$/g

/** Takes spaces and punctuation off both ends; a point at the end stays, as in `Jr.`, and what closes a quoted word. */
export function trimmed(text: string): string {
  const spaced = text.replaceAll(/\s+/g, ' ')
  const cut = spaced.replace(edges, '')
  const opened = cut.split('"').length === 2
  return opened && spaced.includes(`${cut}"`) ? `${cut}"` : cut
}
