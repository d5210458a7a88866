import { fold } from '../../text/fold.ts'
import type { RosterSection } from './pasted-list.ts'
import { withoutPictures } from './plain-line.ts'
import { readHeading } from './read-heading.ts'

/** The headings of lists, without accents; `remarks` are rules and notices. */
const headings: Readonly<Record<RosterSection | 'remarks', string>> = {
  players:
    'linha|na linha|jogador|jogadores|jogadores de linha|confirmado|confirmados|confirmadas|lista|titular|titulares|presentes|presenca|presencas|atletas|vao|quem vai|vao jogar|relacionados|convocados|participantes|escalados|dentro|nomes|lista principal|lista oficial|in|falta pagar|faltam pagar|nao pagos|nao pagaram|devedores|pendentes|a pagar|pagos|pagas|pagantes|ja pagaram|ja pagos|meninas|mulheres|homens|meninos|zaga|zagueiro|zagueiros|lateral|laterais|volante|volantes|meia|meias|meio campo|meio|ataque|atacante|atacantes|defesa|ala|alas|pivo|pivos|levantador|levantadora|levantadores|levantadoras|libero|liberos|ponteiro|ponteira|ponteiros|ponteiras|central|centrais|oposto|oposta|opostos|opostas|armador|armadores|armadora|armadoras',
  goalkeepers:
    'goleiro|goleiros|goleira|goleiras|goleiro(s)|gol|no gol|gk|gks|arqueiro|arqueiros|goleiros fixos|goleiros convidados|goleiros confirmados',
  regulars: 'mensalista|mensalistas|fixos|mensais|socios',
  day: 'diarista|diaristas|avulso|avulsos|avulsas|diaria|diarias',
  guests: 'convidado|convidados|convidadas|visitantes|amigos',
  waiting:
    'suplente|suplentes|suplencia|banco|banco de reserva|banco de reservas|reserva|reservas|espera|em espera|na espera|lista de espera|fila|fila de espera|excedente|excedentes|proximo|proxima|proximos|proximas|proximo time|stand by|standby|sobras|aguardando vaga|cadastro de reserva',
  maybe:
    'duvida|duvidas|em duvida|na duvida|talvez|a confirmar|indecisos|ainda nao sabem|aguardando confirmacao|aguardando resposta|a definir|ainda nao responderam|nao responderam|sem resposta|nao confirmaram|ainda nao confirmaram|faltam confirmar',
  declined:
    'fora|de fora|estao fora|ausente|ausentes|ausencia|ausencias|nao vao|nao vai|nao vou|nao vem|nao virao|cortado|cortados|cortadas|suspenso|suspensos|furaram|nao podem|nao vao poder|desfalque|desfalques|dm|departamento medico|machucados|lesionados|no dm|desistente|desistentes|desistencia|desistencias|desistiram|out|off|viajando',
  remarks:
    'regra|regras|obs|observacao|observacoes|aviso|avisos|atencao|importante|lembrete|lembretes|regulamento|informacoes|info|infos|combinado|combinados|pagamento|pagamentos|valores|legenda',
}

const sectionOf = new Map(
  Object.entries(headings).flatMap(([section, words]) =>
    words.split('|').map((word) => [word, section as RosterSection | 'remarks'] as const),
  ),
)

/** `time azul`, `equipe 2`, `com colete`, `sub 15`: a team or an age is a section of players. */
const team =
  /^(?:(?:time|equipe|dupla|trio|quarteto|quinteto|categoria|turma|grupo|chave|serie) (?!pix(?![\p{L}\d]))[\p{L}\d]+(?: [\p{L}\d]+)?|sub ?\d{1,2}(?: [\p{L}\d]+)?|(?:com|sem) colete|colete \p{L}+)$/u
/** `(2)`, `12/14`, `14 vagas`, `máx. 2`, `x2`, `R$ 15`: how many, and for how much. */
const howMany =
  /r\$ ?\d{1,4}(?:[.,]\d{2})?|[([][^)\]]*[)\]]|\b(?:max|ate|x)?\.? ?\d{1,3}(?: ?\/ ?\d{1,3})?(?: ?(?:vagas?|pessoas|jogadores|nomes|no max\w*))?\b|\bvagas?\b/g

function known(words: string): RosterSection | 'remarks' | null {
  const plain = words.replaceAll(/[^\p{L}\d()]+/gu, ' ').trim()
  const found =
    sectionOf.get(plain) ??
    sectionOf.get(
      plain.replace(/^(?:lista )?(?:(?:[dn][eoa]s?|os|as|nossos|quem|ja|esta|estao|ta|tao) )+/, ''),
    ) ??
    sectionOf.get(
      plain.replace(
        / (?:d[eoa] )?(?:semana|hoje|dia|jogo|racha|pelada|confirmados|ate agora|ate o momento|por enquanto)$/,
        '',
      ),
    )
  return found ?? (team.test(plain) ? 'players' : null)
}

/** Of the words of a heading the first that stands here says who is below: `Suplentes/Convidados` wait. */
const deciding = [
  'declined',
  'waiting',
  'maybe',
  'players',
  'goalkeepers',
  'regulars',
  'day',
  'guests',
] as const

/**
 * Reads a heading of one word or of several, each of which is known: `Suplentes/Convidados`, `Reservas e convidados`. Where
 * a colon says that it is a heading (`closed`), one known word is enough: `Reservas/Ordem de chegada:`.
 */
function sectionOfWords(words: string, closed: boolean): RosterSection | 'remarks' | null {
  const one = known(words)
  if (one !== null) return one
  const parts = words.split(/[/&|+,]| e | ou /).map(known)
  if (parts.length < 2 || (parts.includes(null) && !closed)) return null
  return deciding.find((section) => parts.includes(section)) ?? (parts.includes('remarks') ? 'remarks' : null)
}

/** Returns whether a line is a heading whatever its words, since it has a figure and ends in a colon: `Acima de 40:`. */
function isUnknownHeading(text: string): boolean {
  return /^\p{L}[^:.!?,]{0,28}\d[^:.!?,]{0,8}:$/u.test(text) && readHeading(text) === null
}

const paidTitles = /^\W*(?:pag(?:os|as|antes)|ja (?:pagaram|pagos))\b/

/** Returns whether all who stand below that heading have paid. */
export function isPaidTitle(title: string | null): boolean {
  return title !== null && paidTitles.test(fold(withoutPictures(title).text))
}

const orders = ['primeira', 'segunda', 'terceira', 'quarta']
const ordered =
  /^\W*(?:(\d)[aªoº°]?|(primeira|segunda|terceira|quarta)) (?:lista|chamada|leva|remessa)\W*$|^\W*lista (?:n[o°º.]* ?)?(\d|b)\W*$/u

/** Reads `2ª lista`, `lista 2`: the first list plays, those after it wait. Null for another line. */
export function readOrdered(text: string): ReturnType<typeof readSection> {
  if (text.length > 60) return null
  const [, figure, word = '', after] =
    ordered.exec(fold(withoutPictures(text).text).replaceAll(/\s+/g, ' ')) ?? []
  const order = figure ?? after ?? (word === '' ? null : String(orders.indexOf(word) + 1))
  if (order === null) return null
  return { section: order === '1' ? 'players' : 'waiting', rest: '', title: text }
}

/** Returns the section that a heading opens, and the names that stand behind its colon: `Fora: Ana, Bia`. */
export function readSection(
  text: string,
): { section: RosterSection | 'remarks'; rest: string; title: string } | null {
  if (text.length > 400) return null
  const inOrder = readOrdered(text)
  if (inOrder) return inOrder
  const colon = text.indexOf(':')
  const head = colon === -1 ? text : text.slice(0, colon)
  if (head.length > 60) return null
  const words = fold(withoutPictures(head).text).trim()
  const closed = colon === text.length - 1
  const section = sectionOfWords(words, closed) ?? sectionOfWords(words.replaceAll(howMany, ' '), closed)
  if (section === null) return isUnknownHeading(text) ? { section: 'players', rest: '', title: text } : null
  const after = colon === -1 ? '' : text.slice(colon + 1).trim()
  const rest = /[\p{L}]/u.test(fold(after).replaceAll(howMany, ' ')) ? after : ''
  return { section, rest, title: rest === '' ? text : text.slice(0, colon + 1) }
}
