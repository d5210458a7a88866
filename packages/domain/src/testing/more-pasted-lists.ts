import type { PastedSample } from './pasted-lists.ts'

/** Shapes that were collected when the reader of lists was done, to see how it does with what it was not written for. */
export const morePastedLists: readonly PastedSample[] = [
  {
    shape: 'a heading of a bot, with a counter',
    text: `⚽️ *Futebol de Quinta* ⚽️
🗓️ 26/11/2026
🕗 20:00 - 21:30
📍 Society Bola Cheia, Rua das Flores, 120
💰 R$ 18,00

✅ *Confirmados (5/14)*
1. Aldo
2. Bianca Reis
3. Caíque 🧤
4. Dário
5. Eunice

⏳ *Lista de espera (1)*
1. Fausto

❌ *Não vão (2)*
1. Genival
2. Hermes`,
    roster: [
      'players: Aldo | Bianca Reis | Caíque* | Dário | Eunice',
      'waiting: Fausto',
      'declined: Genival | Hermes',
    ],
  },
  {
    shape: 'goalkeepers by letter, field by number',
    text: `PELADA DA QUARTA – 19H
G1 - Ivo
G2 - Jurandir
1- Lindomar
2- Milton
3- Nonato`,
    roster: ['players: Ivo* | Jurandir* | Lindomar | Milton | Nonato'],
  },
  {
    shape: 'payments as amounts',
    text: `Racha sábado (20 reais)
1 Osvaldo - 20,00 pago
2 Pitágoras - R$ 20
3 Quintão ✔️
4 Reinaldo`,
    roster: ['players: Osvaldo$ | Pitágoras (R$ 20) | Quintão$ | Reinaldo'],
  },
  {
    shape: 'stars as bullets under headings',
    text: `*LINHA*
* Sandoval
* Tarcísio
* Ulpiano

*GOLEIRO*
* Valdemar`,
    roster: ['players: Sandoval | Tarcísio | Ulpiano', 'goalkeepers: Valdemar'],
  },
  {
    shape: 'Android copies of several messages',
    text: `25/11/2026 18:02 - Waldir: 1- Waldir
25/11/2026 18:05 - Xisto: 2- Xisto
25/11/2026 18:31 - Zózimo: 3- Zózimo +1`,
    roster: ['players: Waldir | Xisto | Zózimo | Convidado de Zózimo<Zózimo'],
  },
  {
    shape: 'who may come in a sentence',
    text: `Fut amanhã 7h
1- Adalberto
2- Baltazar (só se não chover)
3- Cleiton (chega 20h30)
4- Dorival (50%)`,
    roster: ['players: Adalberto | Baltazar (só se não chover) | Cleiton (chega 20h30) | Dorival?'],
  },
  {
    shape: 'sections of women and men',
    text: `Vôlei misto domingo
Mulheres:
1. Ester
2. Fátima
Homens:
1. Getulino
2. Hamilton
Espera:
1. Inês`,
    roster: ['players: Ester | Fátima', 'players: Getulino | Hamilton', 'waiting: Inês'],
  },
  {
    shape: 'confirmed above, numbers go on in the reserves',
    text: `Lista oficial - 12 vagas

1 Jadson
2 Keké
3 Lázaro

Reservas
4 Maicon
5 Nadir`,
    roster: ['players: Jadson | Keké | Lázaro', 'waiting: Maicon | Nadir'],
  },
  {
    shape: 'slashes, arrows and spaces',
    text: `BORA DE FUT???
1->  Otoniel
2->  Pascoal
3->  Querubim /gol
4->`,
    roster: ['players: Otoniel | Pascoal | Querubim*'],
  },
  {
    shape: 'injured and travelling',
    text: `Baba da Orla
01 – Rosalvo
02 – Salomão
03 – Teófilo

DM 🏥:
Ubirajara (tornozelo)
Viajando ✈️:
Washington`,
    roster: [
      'players: Rosalvo | Salomão | Teófilo',
      'declined: Ubirajara (tornozelo)',
      'declined: Washington',
    ],
  },
  {
    shape: 'a farewell below',
    text: `Racha 20h na Bola 10
1- Ygor
2- Zaqueu
3- Anselmo

Quem for levar bola avisa aí
Tmj 🤝`,
    roster: ['players: Ygor | Zaqueu | Anselmo'],
  },
  {
    shape: 'teams by colour with goalkeepers',
    text: `Times de hoje
🔴 Time Vermelho
Belchior (G)
Cosme
Damião
🔵 Time Azul
Eliseu (G)
Florêncio
Godofredo`,
    roster: ['players: Belchior* | Cosme | Damião', 'players: Eliseu* | Florêncio | Godofredo'],
  },
  {
    shape: 'mentions by name',
    text: `Convocados pro racha de sexta
1️⃣ @Higor
2️⃣ @Iago Mota
3️⃣ @Jandir ✅`,
    roster: ['players: Higor | Iago Mota | Jandir$'],
  },
  {
    shape: 'paid and not paid as sections',
    text: `RACHA DA FIRMA
Pagos:
1- Leôncio
2- Mozart
Falta pagar:
3- Napoleão`,
    roster: ['players: Leôncio$ | Mozart$', 'players: Napoleão'],
  },
  {
    shape: 'father and son, and two on a line',
    text: `Lista domingo 8h
1. Onofre
2. Onofre Filho
3. Péricles Jr.
4. Quirino e filho`,
    roster: ['players: Onofre | Onofre Filho | Péricles Jr. | Quirino e filho'],
  },
  {
    shape: 'lines between, and a count at the end',
    text: `━━━━━━━━━━━━
RACHA DO SEU ZÉ
━━━━━━━━━━━━
1• Ramiro
2• Silvano
3• Tibério
━━━━━━━━━━━━
Total: 3
Vagas: 9`,
    roster: ['players: Ramiro | Silvano | Tibério'],
  },
  {
    shape: 'the week in the title, places counted backwards',
    text: `#RACHADEQUINTA - 10/12 - 21:00
Máx. 14 na linha e 2 no gol

01.Abelardo
02.Brás
03.Custódio
04.
...
14.

GOL
01.Demétrio
02.`,
    roster: ['players: Abelardo | Brás | Custódio', 'goalkeepers: Demétrio'],
  },
  {
    shape: 'names of two and three words in capitals',
    text: `LISTA RACHA 28/11 (SÁBADO)
1 - EVANDRO LIMA
2 - FELISBERTO DE SOUZA (PG)
3 - GUMERCINDO
SUPLENTE
1 - HILÁRIO`,
    roster: ['players: EVANDRO LIMA | FELISBERTO DE SOUZA$ | GUMERCINDO', 'waiting: HILÁRIO'],
  },
  {
    shape: 'balls as bullets and gloves as a heading',
    text: `Racha da Praia 🏖️ dom 8h
🧤🧤🧤
⚽ Irineu
⚽ Jacinto
⚽ Leopoldo`,
    roster: ['players: Irineu | Jacinto | Leopoldo'],
  },
  {
    shape: 'answers with a cross and a circle of colour',
    text: `Quinta tem jogo, confirmem
1. Macário 🟢
2. Nicanor 🔴
3. Olegário 🟡
4. Porfírio 🟢`,
    roster: ['players: Macário | Nicanor! | Olegário? | Porfírio'],
  },
  {
    shape: 'a guest below his host',
    text: `Fut 4a feira 20:30h
1- Querino
2- Raimundo (conv. Querino)
3- Sebastião
4- Amigo do Sebastião`,
    roster: ['players: Querino | Raimundo<Querino | Sebastião | Amigo do Sebastião<Sebastião'],
  },
  {
    shape: 'tabs and points',
    text: `LISTA\t26/11
1.\tTeobaldo
2.\tUmberto
3.\tVirgílio
RESERVA:
1.\tXerxes`,
    roster: ['players: Teobaldo | Umberto | Virgílio', 'waiting: Xerxes'],
  },
  {
    shape: 'positions beside names',
    text: `Seleção do racha
1- Zenildo - zagueiro
2- Aurélio - meia
3- Bartolomeu - atacante
4- Crispim - goleiro`,
    roster: ['players: Zenildo (zagueiro) | Aurélio (meia) | Bartolomeu (atacante) | Crispim*'],
  },
  {
    shape: 'who left, struck in the middle',
    text: `Lista fut society
1- Deodato
2- ~Epaminondas~ machucou
3- Fidélis
4- Gaudêncio (saiu)`,
    roster: ['players: Deodato | Epaminondas! (machucou) | Fidélis | Gaudêncio!'],
  },
  {
    shape: 'payment as a heading below the names',
    text: `RACHA TERÇA
1 Herculano
2 Isidoro

PIX: 85988887777 (Herculano)
Valor: 15 reais
Até terça ao meio-dia`,
    roster: ['players: Herculano | Isidoro'],
  },
  {
    shape: 'sections in bold with arrows',
    text: `➡️ *GOLEIROS*
1 Josias
➡️ *LINHA*
1 Ladislau
2 Melquíades
➡️ *AUSENTES*
1 Nepomuceno
➡️ *TALVEZ*
1 Onésimo`,
    roster: [
      'goalkeepers: Josias',
      'players: Ladislau | Melquíades',
      'declined: Nepomuceno',
      'maybe: Onésimo',
    ],
  },
  {
    shape: 'basketball and five a side',
    text: `Basquete 3x3 - sexta
Quadra do parque
1) Pompeu
2) Quitéria
3) Romualdo
4) Severino`,
    roster: ['players: Pompeu | Quitéria | Romualdo | Severino'],
  },
  {
    shape: 'first come first served, with hours',
    text: `Lista aberta às 10h!
1. Tertuliano 10:00
2. Ulisses 10:01
3. Venâncio 10:05`,
    roster: ['players: Tertuliano (10:00) | Ulisses (10:01) | Venâncio (10:05)'],
  },
]
