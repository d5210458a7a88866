import { fold } from '../../text/fold.ts'
import type { Roster, RosterAbout } from './pasted-list.ts'
import { toPlainLine, withoutPictures } from './plain-line.ts'

const titleWords =
  /\b(?:racha|pelada|fut|futebol|futsal|baba|babinha|jogo|lista|society|volei|volleyball|futevolei|basquete|beach tennis|handebol|treino|campeonato|amistoso|confirmacao|presenca|rachao|peladinha|bora)\b/
const dayPattern = /\b(\d{1,2})\s?[/.]\s?(\d{1,2})\b/
const hourPattern = /\b([01]?\d|2[0-4])\s?(?:h(?:rs?|s|oras?)?\s?([0-5]\d)?\b|:([0-5]\d))/g
const weekdays = /\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|hoje|amanha)\b/
const labels =
  /^(?:data|dia|quando|hora|horario|horarios|inicio|local|lugar|campo|quadra|onde|endereco|arena|valor|preco|pix|mensalidade|diaria|custo|chave pix|duracao|tempo|organizador|organizacao|adm|vagas|limite|capacidade)\b\s*(?:[:=\-–—]|\d)/
const factEmoji =
  /📅|🗓|📆|⏰|⌚|🕐|🕑|🕒|🕓|🕔|🕕|🕖|🕗|🕘|🕙|🕚|🕛|🕜|🕝|🕞|🕟|🕠|🕡|🕢|🕣|🕤|🕥|🕦|🕧|📍|🏟|📌|🏠|💰|💵|💲|💸|🔗|🎂/u
const placeEmoji = /📍|🏟|📌/u
const moneyPattern =
  /r\$\s?(\d{1,4})(?:[.,](\d{2}))?|\b(\d{1,4})(?:[.,](\d{2}))? (?:reais|conto)|\b(?:valor|preco|diaria|custo)\W{1,3}(\d{1,4})(?:[.,](\d{2}))?\b/

/** A fact of the game (day, hour, place, price) or a title; null for other words. */
export function readHeading(text: string): 'title' | 'fact' | null {
  if (text.length > 200) return null
  const words = fold(withoutPictures(text).text).trim()
  if (factEmoji.test(text) || labels.test(words)) return 'fact'
  if (titleWords.test(words)) return 'title'
  const told = dayPattern.test(words) || weekdays.test(words) || moneyPattern.test(words)
  return told || readHours(words).length > 0 ? 'fact' : null
}

/** Returns what a list says about its game, from its heading first and its remarks after. */
export function readAbout({ heading, remarks }: Pick<Roster, 'heading' | 'remarks'>): RosterAbout {
  const about: RosterAbout = { title: null, day: null, start: null, end: null, place: null, priceCents: null }
  for (const line of heading) {
    const { text } = toPlainLine(line)
    if (about.title === null && readHeading(text) !== 'fact')
      about.title = withoutPictures(text).text.trim() || null
  }
  for (const line of [...heading, ...(remarks?.lines ?? [])]) {
    const { text } = toPlainLine(line)
    if (readHeading(text) !== null) noteFacts(text, about)
  }
  return about
}

function noteFacts(text: string, about: RosterAbout): void {
  const words = fold(withoutPictures(text).text)
  const [, day, month] = dayPattern.exec(words) ?? []
  if (about.day === null && isDay(Number(day), Number(month)))
    about.day = { day: Number(day), month: Number(month) }
  const [start, end] = readHours(words)
  if (about.start === null && start !== undefined) {
    about.start = start
    about.end = end ?? null
  }
  const [, reais, cents, plain, plainCents, told, toldCents] = moneyPattern.exec(words) ?? []
  const whole = reais ?? plain ?? told
  if (about.priceCents === null && whole !== undefined)
    about.priceCents = Number(whole) * 100 + Number(cents ?? plainCents ?? toldCents ?? 0)
  if (about.place === null) about.place = readPlace(text)
}

function isDay(day: number, month: number): boolean {
  return day >= 1 && day <= 31 && month >= 1 && month <= 12
}

function readHours(words: string): string[] {
  return [...words.matchAll(hourPattern)].map(
    ([, hour = '', minutes, after]) => `${hour.padStart(2, '0')}:${minutes ?? after ?? '00'}`,
  )
}

function readPlace(text: string): string | null {
  const behind = placeEmoji.test(text) ? text.split(placeEmoji)[1] : undefined
  const shown = withoutPictures(behind ?? text).text.trim()
  const labelled = /^(?:local|lugar|campo|quadra|onde|endere[cç]o|arena)\s*[:=–—-]\s*(.+)/i.exec(shown)?.[1]
  const place = labelled ?? (behind === undefined ? null : shown.replace(/^[:\s–—-]+/, ''))
  return place === null || place === '' ? null : place.trim()
}
