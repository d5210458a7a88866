import { answerIn, type PastedPerson, type Roster, type RosterSection } from '../rachas/paste/pasted-list.ts'

/** A list as groups write it, and what a person reads in it: a line for each section, as `summaryOf` writes it. */
export type PastedSample = { shape: string; text: string; roster: readonly string[] }

/** Writes a roster in short: `*` keeps goal, `$` has paid, `?` may come, `!` is out, `~` waits, `<` is brought by. */
export function summaryOf(roster: Roster): string[] {
  return roster.groups.map(({ section, people }) =>
    `${section}: ${people.map((person) => personOf(person, section)).join(' | ')}`.trim(),
  )
}

const answers = { confirmed: '&', maybe: '?', declined: '!', waiting: '~' } as const

function personOf(person: PastedPerson, section: RosterSection): string {
  const { name, note, goalkeeper, answer, paid, hostName } = person
  const marks = [
    goalkeeper && section !== 'goalkeepers' ? '*' : '',
    answer === answerIn(section) ? '' : answers[answer],
    paid ? '$' : '',
    hostName === null ? '' : `<${hostName}`,
    note === null ? '' : ` (${note})`,
  ]
  return name + marks.join('')
}

/** The shapes for which the reader of lists was written. */
export const pastedLists: readonly PastedSample[] = [
  {
    shape: 'a number with a zero and a dash',
    text: `Racha de quinta
01 - Miguel
02 - Renato
03 - Bruno
04 - Caio`,
    roster: ['players: Miguel | Renato | Bruno | Caio'],
  },
  {
    shape: 'a dash without spaces, and empty places',
    text: `FUT DO SÁBADO
1-Rafael
2-Thiago
3-Zé Carlos
04-Renato
5-
6-`,
    roster: ['players: Rafael | Thiago | Zé Carlos | Renato'],
  },
  {
    shape: 'a number and a space',
    text: `Pelada 26/11 20h

1 Anderson
2 Felipe
5 Bruno
6 jonas`,
    roster: ['players: Anderson | Felipe | Bruno | jonas'],
  },
  {
    shape: 'numbers of emoji',
    text: `⚽ BABA DE DOMINGO ⚽
1️⃣ Mateus
2️⃣ Lucas
9️⃣ Ivan
1️⃣0️⃣ Guilherme
1️⃣1️⃣ Danilo`,
    roster: ['players: Mateus | Lucas | Ivan | Guilherme | Danilo'],
  },
  {
    shape: 'gloves and a check',
    text: `Racha Arena Beira-Mar
1 - 🧤 Paulo ✅
2 - 🧤 Ana ✅
3 - Rui ✅
4 - Igor`,
    roster: ['players: Paulo*$ | Ana*$ | Rui$ | Igor'],
  },
  {
    shape: 'maybe behind a dash and in brackets',
    text: `LISTA DE QUARTA
1 - Miguel - Dúvida
2 - Fabiano ( talvez)
3 - Sandro (a confirmar)
4 - Beto?
5 - Nando`,
    roster: ['players: Miguel? | Fabiano? | Sandro? | Beto? | Nando'],
  },
  {
    shape: 'whose son it is, and a number in the name',
    text: `Futebol quinta-feira
1- Henry
2- Bocão (filho do henry)
3- João
4- João 2
5- Marquinhos (do posto)`,
    roster: ['players: Henry | Bocão (filho do henry) | João | João 2 | Marquinhos (do posto)'],
  },
  {
    shape: 'date, hour and place with emoji, goalkeepers and field',
    text: `*RACHA DOS AMIGOS*
📅 DATA: 26/11 (quinta)
⏰ 20h às 22h
📍 Arena Beira-Mar

*🧤 Goleiros*
1 - Paulo
2 - Tiago

*⚽ Linha*
1 - Miguel
2 - Renato
3 - Igor`,
    roster: ['goalkeepers: Paulo | Tiago', 'players: Miguel | Renato | Igor'],
  },
  {
    shape: 'substitutes between dashes',
    text: `Lista do fut
1. Dudu
2. Kaká
3. Leo
--- SUPLENTES ---
1. Vitor
2. Yuri`,
    roster: ['players: Dudu | Kaká | Leo', 'waiting: Vitor | Yuri'],
  },
  {
    shape: 'bench, guests and who is out',
    text: `PELADA TERÇA 21H
1) Alan
2) Breno
3) Cadu

BANCO
1) Davi

CONVIDADOS
1) Elton

FORA
1) Fábio
2) Gil`,
    roster: ['players: Alan | Breno | Cadu', 'waiting: Davi', 'guests: Elton', 'declined: Fábio | Gil'],
  },
  {
    shape: 'rules below',
    text: `Society sexta 19h30

01- Hugo
02- Ítalo
03- Jean

Regras:
1 - Chegar 10 minutos antes
2 - Quem faltar paga R$ 20
3 - Sem briga`,
    roster: ['players: Hugo | Ítalo | Jean'],
  },
  {
    shape: 'rules above',
    text: `REGRAS
- pagar até quinta
- chegar no horário

1 - Kauê
2 - Luan
3 - Murilo`,
    roster: ['players: Kauê | Luan | Murilo'],
  },
  {
    shape: 'who goes and who does not, by emoji',
    text: `Confirmação racha 27/11
1 - Nathan ✅
2 - Otávio ❌
3 - Pedro ✅
4 - Quirino ❓`,
    roster: ['players: Nathan | Otávio! | Pedro | Quirino?'],
  },
  {
    shape: 'paid, by word',
    text: `Racha de segunda - R$ 15,00
1 - Raí (pago)
2 - Saulo pg
3 - Tadeu - PAGO
4 - Ugo - pix ok
5 - Vini (não pago)`,
    roster: ['players: Raí$ | Saulo$ | Tadeu$ | Ugo$ | Vini'],
  },
  {
    shape: 'guests by plus',
    text: `Lista fut sábado 8h
1- Wagner +1
2- Xande
3- Yago + 2
4- Zeca`,
    roster: [
      'players: Wagner | Convidado de Wagner<Wagner | Xande | Yago | Convidado de Yago<Yago | Convidado 2 de Yago<Yago | Zeca',
    ],
  },
  {
    shape: 'a guest by name',
    text: `Lista do racha
1- Adriano
2- Bento (convidado do Adriano)
3- Convidado do Célio
4- Célio + Dênis`,
    roster: ['players: Adriano | Bento<Adriano | Convidado do Célio<Célio | Célio | Dênis<Célio'],
  },
  {
    shape: 'struck out',
    text: `Futsal quarta
1 - Edu
2 - ~Fred~
3 - Gabriel
~4 - Heitor~`,
    roster: ['players: Edu | Fred! | Gabriel | Heitor!'],
  },
  {
    shape: 'telephones',
    text: `Racha
1 - Ismael (85) 98765-4321
2 - Joca 85 99876-5432
3 - Kleber +55 85 98888-7777
4 - @5585987654321`,
    roster: ['players: Ismael | Joca | Kleber'],
  },
  {
    shape: 'bare names',
    text: `Racha de hoje 20h

Luiz
Marcão
Neto
Oséias`,
    roster: ['players: Luiz | Marcão | Neto | Oséias'],
  },
  {
    shape: 'bullets',
    text: `Volei na praia, domingo 16h
• Paula
• Quésia
• Rita
• Sônia`,
    roster: ['players: Paula | Quésia | Rita | Sônia'],
  },
  {
    shape: 'hyphens as bullets, with sections',
    text: `Confirmados:
- Téo
- Ulisses
- Valdir

Dúvida:
- Wesley

Não vão:
- Ximenes
- Yan`,
    roster: ['players: Téo | Ulisses | Valdir', 'maybe: Wesley', 'declined: Ximenes | Yan'],
  },
  {
    shape: 'sections in a line',
    text: `Racha sexta
Goleiros: Abel e Bira
Confirmados: Cid, Duda, Enzo, Fabrício
Fora: Gustavo, Hélio
Dúvida: Isaac`,
    roster: [
      'goalkeepers: Abel | Bira',
      'players: Cid | Duda | Enzo | Fabrício',
      'declined: Gustavo | Hélio',
      'maybe: Isaac',
    ],
  },
  {
    shape: 'a copied message',
    text: `[21:14, 25/11/2026] Rafa: LISTA QUINTA
1 - Júlio
2 - Kadu
3 - Lélis`,
    roster: ['players: Júlio | Kadu | Lélis'],
  },
  {
    shape: 'capacity in headings',
    text: `🏟️ PELADA DO BAIRRO
GOLEIROS (2/2)
1 - Magno
2 - Nilo
LINHA (3/12)
1 - Odair
2 - Plínio
3 - Quim
RESERVAS (1)
1 - Rômulo`,
    roster: ['goalkeepers: Magno | Nilo', 'players: Odair | Plínio | Quim', 'waiting: Rômulo'],
  },
  {
    shape: 'regulars and day players',
    text: `MENSALISTAS
1- Sérgio
2- Tonho
3- Urbano
DIARISTAS
4- Vando
5- Wilton`,
    roster: ['regulars: Sérgio | Tonho | Urbano', 'day: Vando | Wilton'],
  },
  {
    shape: 'numbers out of order',
    text: `Lista
1 - Ciro
3 - Dante
2 - Elias
7 - Flávio
5 -`,
    roster: ['players: Ciro | Dante | Elias | Flávio'],
  },
  {
    shape: 'ordinals',
    text: `Baba do trabalho
1º Gérson
2º Humberto
3º Iuri`,
    roster: ['players: Gérson | Humberto | Iuri'],
  },
  {
    shape: 'numbers in brackets and with a sign',
    text: `Lista racha quinta
(1) Jairo
(2) Kelvin
#3 Leandro`,
    roster: ['players: Jairo | Kelvin | Leandro'],
  },
  {
    shape: 'underlines where nobody is',
    text: `Racha 28/11
1. Moisés
2. Nélson
3. ________
4. ________
Goleiro:
1. ________`,
    roster: ['players: Moisés | Nélson', 'goalkeepers:'],
  },
  {
    shape: 'bold letters and stars',
    text: `*Lista de presença*
*1 -* *Osmar*
*2 -* _Péricles_
*3 -* 𝐑𝐨𝐧𝐚𝐥𝐝𝐨`,
    roster: ['players: Osmar | Péricles | Ronaldo'],
  },
  {
    shape: 'kept goal by word',
    text: `Fut de terça
1 - Sidney (gol)
2 - Tomás
3 - Uéslei - goleiro
4 - Valter GK`,
    roster: ['players: Sidney* | Tomás | Uéslei* | Valter*'],
  },
  {
    shape: 'answers by word',
    text: `Quem vai?
1 - Wando - vou
2 - Xavier ok
3 - Yuri - não vou
4 - Zico fora
5 - Arthur machucado`,
    roster: ['players: Wando | Xavier$ | Yuri! | Zico! | Arthur!'],
  },
  {
    shape: 'a legend for the check',
    text: `RACHA DE SEXTA 20H
✅ = confirmado
1 - Bernardo ✅
2 - Caique
3 - Dirceu ✅`,
    roster: ['players: Bernardo | Caique | Dirceu'],
  },
  {
    shape: 'money beside names',
    text: `Racha R$ 20 por cabeça
1 - Emerson 💰
2 - Francisco
3 - Geraldo 💰
4 - Henrique 💵`,
    roster: ['players: Emerson$ | Francisco | Geraldo$ | Henrique$'],
  },
  {
    shape: 'nicknames, initials and long names',
    text: `Lista da firma
1 - J. Silva
2 - Zé "Bala" Souza
3 - Maria Eduarda Albuquerque de Melo
4 - P.H.
5 - Ana-Clara
6 - D'Ávila`,
    roster: [
      'players: J. Silva | Zé "Bala" Souza | Maria Eduarda Albuquerque de Melo | P.H. | Ana-Clara | D\'Ávila',
    ],
  },
  {
    shape: 'women and men in lower case',
    text: `volei de quinta
1 ana
2 bia
3 carla
lista de espera
1 dani`,
    roster: ['players: ana | bia | carla', 'waiting: dani'],
  },
  {
    shape: 'a chat around the list',
    text: `Bom dia galera, segue a lista
Quem puder confirmar até meio-dia

1- Ítalo
2- Josué
3- Kaio

Faltam 3 pra fechar
Pix 85 98888-7777`,
    roster: ['players: Ítalo | Josué | Kaio'],
  },
  {
    shape: 'two teams',
    text: `TIME A
1 - Lauro
2 - Márcio
TIME B
1 - Nei
2 - Orlando`,
    roster: ['players: Lauro | Márcio', 'players: Nei | Orlando'],
  },
  {
    shape: 'one line',
    text: `1-Pablo 2-Quércia 3-Ramon 4-Samuel`,
    roster: ['players: Pablo | Quércia | Ramon | Samuel'],
  },
  {
    shape: 'emoji at the end of names',
    text: `🏆 RACHA DOS CRIA 🏆
1 - Tales 🔥
2 - Uriel 🐐
3 - Vítor 👑🔥
4 - Wallace 🇧🇷`,
    roster: ['players: Tales | Uriel | Vítor | Wallace'],
  },
  {
    shape: 'goalkeepers without numbers, field with them',
    text: `Quarta 20h30 - Society do Zé
Goleiros:
Abílio
Benício

Jogadores:
1 - Clóvis
2 - Delfim`,
    roster: ['goalkeepers: Abílio | Benício', 'players: Clóvis | Delfim'],
  },
  {
    shape: 'the medical department and the waiting list',
    text: `Pelada dos Veteranos
1 – Egídio
2 – Firmino
3 – Getúlio
Lista de espera:
1 – Honório
Departamento médico 🚑
1 – Inácio (joelho)`,
    roster: ['players: Egídio | Firmino | Getúlio', 'waiting: Honório', 'declined: Inácio (joelho)'],
  },
  {
    shape: 'guests after a heading with words',
    text: `Jogo sábado 9h na Arena Central
Jogadores de linha:
1. Jonas
2. Klaus
Convidados da semana:
1. Lineu
Ausentes:
1. Mauro`,
    roster: ['players: Jonas | Klaus', 'guests: Lineu', 'declined: Mauro'],
  },
  {
    shape: 'dots and equals',
    text: `Lista
01: Norberto
02: Olavo
03= Patrick
04_ Quintino`,
    roster: ['players: Norberto | Olavo | Patrick | Quintino'],
  },
]
