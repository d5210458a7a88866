import { fold } from '../../text/fold.ts'
import type { PastedAnswer } from './pasted-list.ts'
import { withoutPictures } from './plain-line.ts'

/** The answer of a message in a chat. */
export type ChatAnswer = {
  answer: PastedAnswer
  goalkeeper: boolean
  paid: boolean
  /** The names of those whom they bring; null for one without a name. */
  guests: readonly (string | null)[]
}

/** Beyond this length it is talk. */
const LONGEST = 140
const MOST_GUESTS = 9

const noPicture = /❌|✖|🚫|⛔|👎|❎/u
const yesPicture = /✅|✔|☑|👍|🙋|🆗|👊|🤝|💪/u
const declined =
  /(?:^|\b(?:hoje|hj|dessa vez|essa|eu) )(?:nao|n|nn)$|\b(?:nao|n|num) (?:vou|vo|posso|poderei|consigo|irei|da|dou|rola|vai (?:dar|rolar)|contem|conte|estarei|jogo|to indo)\b|^(?:eu )?nao\b|^fora\b|\b(?:to|tou|estou|tamo|ficarei|fico|eu|hoje|hj) (?:de )?fora\b|\b(?:desisti|desisto|machuquei|lesionei|to (?:machucado|lesionado|doente|viajando)|me tira|tira (?:o )?meu nome|passo essa)\b/
/** To miss the game is denied, and no other thing is missed: `não vou faltar`. */
const surely =
  /\b(?:nao|n|num) (?:vou|vo|posso|irei|quero) (?:faltar|perder|deixar de (?:ir|vir|jogar))(?: (?:hoje|hj|amanha|essa|esse|o|de jeito|por nada)(?: [\p{L} ]+)?)?$/u
const maybe =
  /\b(?:talvez|nao sei|acho que|vou ver|vo ver|ver se|depende|se der|na duvida|quase certo|te aviso|aviso (?:depois|mais tarde|ja)|confirmo (?:depois|mais tarde|amanha|ja|a noite))\b|50%/
const waiting = /\b(?:na|no|de|como|pra|pro|em) (?:lista de )?(?:espera|suplente|suplencia|reserva|banco)\b/
const greeting =
  /^(?:(?:opa|blz|beleza|bom dia|boa tarde|boa noite|fala|salve|galera|pessoal|gente|rapaziada|oi|ola|e ai|ok|claro|certo|deu certo|show|top|entao)[\s,.!]*)+/
const confirmed =
  /^(?:(?:so )?eu|jogo|vou|vo|bora|vamo|vamos|partiu|dentro|presente|confirmad\w*|confirmo|confirma|sim|(?:to|tou|estou|tamo) (?:dentro|on|confirmad\w*)|to la|tamo junto|pode (?:me )?(?:por|colocar|contar|confirmar|botar)|me (?:coloca|bota|poe|inclui|add)|(?:coloca|bota|poe) (?:eu|meu nome)|cont[ae]m? comigo|(?:com )?certeza|fechado|mais um|\+ ?1)(?![\p{L}\d])/u
/** The words by which an organiser calls the others. */
const call = /^(?:bora|vamos?) (?:confirmar|fechar|pagar|responder|botar|colocar)/
const paid = /\b(?:paguei|ja pago|pago|pix (?:feito|enviado|ok|mandado)|fiz o pix|mandei o pix|transferi)\b/
const money = /💰|💸|🤑/u
const keeper = /\b(?:no gol|goleir[oa]|de gk)\b/
const counts: Readonly<Record<string, number>> = { um: 1, uma: 1, dois: 2, duas: 2, tres: 3, quatro: 4 }
const counted = /(?:\+|\bmais\b) ?(\d|um|uma|dois|duas|tres|quatro)\b/
const unnamed = /(?:\be|\blevo|\blevar|\btrago|\bcom) (?:meu|minha|um|uma) \p{Ll}+/u
const named =
  /(?:\be|\blevo|\blevar|\btrago|\bcom|\+) (?:o |a |meu |minha )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/gu

/** Reads a message of a chat as an answer; null for talk and questions. The people of `eu e o Juninho` are two. */
export function readAnswer(text: string): ChatAnswer | null {
  if (text.length > LONGEST) return null
  const { text: plain, pictures } = withoutPictures(text)
  const words = fold(plain)
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.,!]+|[\s.,!]+$/g, '')
  if (words.endsWith('?')) return null
  const hasPaid = paid.test(words) || money.test(pictures)
  const answer = answerOf(words, pictures) ?? (hasPaid ? 'confirmed' : null)
  if (answer === null) return null
  const guests = answer === 'confirmed' ? guestsOf(plain, words) : []
  return { answer, goalkeeper: answer !== 'declined' && keeper.test(words), paid: hasPaid, guests }
}

function answerOf(words: string, pictures: string): PastedAnswer | null {
  if (words === '')
    return noPicture.test(pictures) ? 'declined' : yesPicture.test(pictures) ? 'confirmed' : null
  if (maybe.test(words)) return 'maybe'
  const said = words.replace(greeting, '')
  if (noPicture.test(pictures)) return 'declined'
  if (surely.test(said)) return 'confirmed'
  if (declined.test(said)) return 'declined'
  if (waiting.test(said)) return 'waiting'
  return confirmed.test(said) && !call.test(said) ? 'confirmed' : null
}

/** `+1` alone is the sender; `eu + 1`, `vou e levo o Pedro` are two. */
function guestsOf(plain: string, words: string): readonly (string | null)[] {
  const names = [...plain.matchAll(named)].map(([, name = '']) => name)
  if (names.length > 0) return names.slice(0, MOST_GUESTS)
  const [found, figure = ''] = counted.exec(words) ?? []
  if (found === undefined) return unnamed.test(words) ? [null] : []
  if (found === words) return []
  return Array.from({ length: Math.min(MOST_GUESTS, counts[figure] ?? Number(figure)) }, () => null)
}
