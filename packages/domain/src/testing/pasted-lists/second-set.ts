/** A list of a group, with the names that a person reads in it, in their order, by where they stand. */
export type ReadByHand = {
  title: string
  text: string
  playing: string[]
  goalkeepers?: string[]
  reserves?: string[]
  maybe?: string[]
  out?: string[]
}

/**
 * Lists as groups write them, written down by somebody who had seen neither the parser nor its tests.
 * What they say is never changed to what the parser reads.
 */
export const secondSet: ReadByHand[] = [
  {
    title: 'a bold head, pictures for facts, a Pix key that is a phone, payment behind the name',
    text: `*⚽️ FUTEBOL DE QUINTA ⚽️*
📆 Data: 27/11
⏰ 20:30 às 22:00
📍 Arena do Zé - Rua das Flores, 120
💰 R$ 15,00
🔑 Pix: 85 99999-0000 (Marcos)

🧤 *GOLEIROS*
1- Marcão
2- Dida

🏃 *LINHA*
1- Thiago Silva ✅
2- Juninho ✅
3- Léo (pago)
4- Betinho
5- Cauã ✅
6- Zé Carlos
7- Neto - pg
8- 
9- 
10- 

⏳ *ESPERA*
1- Caio
2- Wesley

❌ *NÃO VÃO*
Pedro (lesionado)
Igor`,
    playing: ['Thiago Silva', 'Juninho', 'Léo', 'Betinho', 'Cauã', 'Zé Carlos', 'Neto'],
    goalkeepers: ['Marcão', 'Dida'],
    reserves: ['Caio', 'Wesley'],
    out: ['Pedro', 'Igor'],
  },
  {
    title: 'ordinals, one list for all, the goalkeeper told by a glove, the reserves behind a line',
    text: `Pelada dos amigos hj 19h30
Quadra 2

1º Rodrigo
2º Paulinho
3º Diego 🧤
4º Vini
5º Marcelo Rocha
6º Gui
7º Alan
8º Robson
9º Fê
10º Luan
-----------
reservas
11º Tales
12º Jonas`,
    playing: ['Rodrigo', 'Paulinho', 'Vini', 'Marcelo Rocha', 'Gui', 'Alan', 'Robson', 'Fê', 'Luan'],
    goalkeepers: ['Diego'],
    reserves: ['Tales', 'Jonas'],
  },
  {
    title: 'brackets, lower case, guests of somebody, a price that begins with a name',
    text: `lista do fut de sabado 🔥🔥
horario: 9h as 10h30
valor por pessoa 20 reais

01) andre
02) bruninho
03) conv. do bruninho
04) felipe m.
05) felipe t.
06) gabriel
07) hugo (goleiro)
08) ivan
09) jeff
10) kaique
11) lucas prado
12) murilo

Suplentes:
01) nando
02) otavio`,
    playing: [
      'andre',
      'bruninho',
      'conv. do bruninho',
      'felipe m.',
      'felipe t.',
      'gabriel',
      'ivan',
      'jeff',
      'kaique',
      'lucas prado',
      'murilo',
    ],
    goalkeepers: ['hugo'],
    reserves: ['nando', 'otavio'],
  },
  {
    title: 'regulars and day players, a bold number, an empty place in dots',
    text: `📋 *LISTA 28/11 - SEGUNDA*

*MENSALISTAS*
*1.* Ricardo
*2.* Fabrício
*3.* Sandro
*4.* Tonhão
*5.* Edu

*AVULSOS*
*6.* Matheus
*7.* Davi Lucas
*8.* .......
*9.* .......

*GOL*
*1.* Cássio
*2.* .......

_Favor confirmar até domingo meio dia_`,
    playing: ['Ricardo', 'Fabrício', 'Sandro', 'Tonhão', 'Edu', 'Matheus', 'Davi Lucas'],
    goalkeepers: ['Cássio'],
  },
  {
    title: 'check marks for who goes, a cross for who does not, a question mark for who may',
    text: `Vôlei de domingo 🏐 praia do Meireles
Quem vai?
✅ Amanda
✅ Bia
✅ Clarinha
❌ Duda
✅ Eduarda Lima
❓ Fernanda
✅ Gabi
❌ Helena
❓ Iara
✅ Júlia`,
    playing: ['Amanda', 'Bia', 'Clarinha', 'Eduarda Lima', 'Gabi', 'Júlia'],
    maybe: ['Fernanda', 'Iara'],
    out: ['Duda', 'Helena'],
  },
  {
    title: 'counts in the headings, bullets instead of numbers',
    text: `RACHA DA FIRMA 👷
Terça-feira, 20h, Society Boa Vista

Confirmados (8/14):
• Anderson
• Beto do RH
• Claudinho
• Dudu
• Emerson Souza
• Fábio Jr
• Geovane
• Heitor

Goleiros (1/2):
• Ítalo

Fora (3):
• Jairo - viajando
• Kleber
• Leandro (trabalho)

Dúvida (1):
• Maicon`,
    playing: [
      'Anderson',
      'Beto do RH',
      'Claudinho',
      'Dudu',
      'Emerson Souza',
      'Fábio Jr',
      'Geovane',
      'Heitor',
    ],
    goalkeepers: ['Ítalo'],
    maybe: ['Maicon'],
    out: ['Jairo', 'Kleber', 'Leandro'],
  },
  {
    title: 'numbers as emoji, hearts of clubs behind the names, a name in capital letters',
    text: `⚽🍺 PELADA + RESENHA 🍺⚽
SEXTA 20H 🕗

1️⃣ WILLIAN ❤️🖤
2️⃣ CARLÃO 💚
3️⃣ BIRA
4️⃣ NEGUINHO 🤙🏾
5️⃣ TIO PAULO 👴
6️⃣ MAGRÃO
7️⃣ XANDE
8️⃣ RATO 🐀
9️⃣ PC
🔟 JAPA
1️⃣1️⃣ CABEÇA
1️⃣2️⃣

🧤 GOLEIROS 🧤
1️⃣ MURALHA
2️⃣ 

🪑 BANCO
1️⃣ BAIANO
2️⃣ GAÚCHO`,
    playing: [
      'WILLIAN',
      'CARLÃO',
      'BIRA',
      'NEGUINHO',
      'TIO PAULO',
      'MAGRÃO',
      'XANDE',
      'RATO',
      'PC',
      'JAPA',
      'CABEÇA',
    ],
    goalkeepers: ['MURALHA'],
    reserves: ['BAIANO', 'GAÚCHO'],
  },
  {
    title: 'names only, under a greeting',
    text: `Bom dia grupo! Segue a lista de hoje, quem for coloca o nome

Arthur
Bernardo
Caio Castro
Danilo
Enzo
Fred
Gustavo H
Henrique`,
    playing: ['Arthur', 'Bernardo', 'Caio Castro', 'Danilo', 'Enzo', 'Fred', 'Gustavo H', 'Henrique'],
  },
  {
    title: 'crossed out names have left, arrows, underlines around a name',
    text: `*Futsal feminino* 💜 quarta 21h

1 → Alessandra
2 → _Bruna_
3 → ~Camila~
4 → Débora
5 → Evelyn
6 → ~Flávia~
7 → Giovana
8 → Heloísa
9 → Ingrid
10 → Jéssica (gk)`,
    playing: ['Alessandra', 'Bruna', 'Débora', 'Evelyn', 'Giovana', 'Heloísa', 'Ingrid'],
    goalkeepers: ['Jéssica'],
    out: ['Camila', 'Flávia'],
  },
  {
    title: 'notes behind names: lateness, ball, vest, who pays; rules at the end',
    text: `🏟️ ARENA 7 - QUARTOU 🏟️
29/11 às 22h

1 - Adriano (chega 22h15)
2 - Bola (leva os coletes)
3 - Cris - atrasado
4 - Douglas 💰
5 - Everton Ribeiro
6 - Fumaça (leva a bola)
7 - Gordo
8 - Hiago - só segundo tempo
9 - Ismael 50% pago
10 - Juca

GOLEIROS:
1 - Kauê (não paga)
2 - Lelê

REGRAS:
1 - Quem furar paga 30 reais
2 - Tolerância de 10 minutos
3 - Respeitar a ordem da lista`,
    playing: [
      'Adriano',
      'Bola',
      'Cris',
      'Douglas',
      'Everton Ribeiro',
      'Fumaça',
      'Gordo',
      'Hiago',
      'Ismael',
      'Juca',
    ],
    goalkeepers: ['Kauê', 'Lelê'],
  },
  {
    title: 'two Joãos and a junior, numbers that miss one, numbers that come twice',
    text: `Baba do sábado ☀️
Campo do Areal, 7h da manhã

1. João
2. João Vitor
3. João (irmão do Tico)
5. Tico
6. Biro-Biro
6. D'Angelo
7. Mané Jr.
8. Sr. Osvaldo
10. Zé da Padaria
11. Pedro Henrique de Souza Filho

SUPLÊNCIA
12. Dentinho`,
    playing: [
      'João',
      'João Vitor',
      'João',
      'Tico',
      'Biro-Biro',
      "D'Angelo",
      'Mané Jr.',
      'Sr. Osvaldo',
      'Zé da Padaria',
      'Pedro Henrique de Souza Filho',
    ],
    reserves: ['Dentinho'],
  },
  {
    title: 'commas behind a word',
    text: `Fut hoje 18h, já temos:
Vão: Alex, Breno, Ciro, Denis e Elias
Goleiro: Fabão
Talvez: Gil, Hélio
Não vão: Ivo, Jorge`,
    playing: ['Alex', 'Breno', 'Ciro', 'Denis', 'Elias'],
    goalkeepers: ['Fabão'],
    maybe: ['Gil', 'Hélio'],
    out: ['Ivo', 'Jorge'],
  },
  {
    title: 'pairs of beach tennis',
    text: `🎾 BEACH TENNIS - SÁBADO 16H 🎾
Quadras 1 e 2

Dupla 1: Marina e Sofia
Dupla 2: Renata / Paula
Dupla 3: Tati e Carol

Lista de espera:
1. Luísa
2. Manu`,
    playing: ['Marina', 'Sofia', 'Renata', 'Paula', 'Tati', 'Carol'],
    reserves: ['Luísa', 'Manu'],
  },
  {
    title: 'a box to tick, a separator of equal signs, a place in the heading',
    text: `==============================
   BASQUETE 3x3 - QUADRA DA ORLA
   DOM 30/11 - 08:00
==============================
[x] Cadu
[x] Dinho
[ ] Erick
[x] Formiga
[x] Grilo
[x] Hulk
==============================
FILA
[ ] Índio
[ ] Jamal`,
    playing: ['Cadu', 'Dinho', 'Erick', 'Formiga', 'Grilo', 'Hulk'],
    reserves: ['Índio', 'Jamal'],
  },
  {
    title: 'numbers with hyphens stuck to names, capital headings with dashes, an empty bench',
    text: `---PELADA MASTER 40+---
---TERÇA 19:00---
---JOGADORES---
1-Aloísio
2-Benê
3-Célio
4-Damião
5-Expedito
6-Francisco (Chico)
7-Genivaldo
---GOLEIROS---
1-Haroldo
2-
---RESERVAS---
1-
2-
---DEPARTAMENTO MÉDICO---
Ivanildo
Jurandir`,
    playing: ['Aloísio', 'Benê', 'Célio', 'Damião', 'Expedito', 'Francisco', 'Genivaldo'],
    goalkeepers: ['Haroldo'],
    out: ['Ivanildo', 'Jurandir'],
  },
  {
    title: 'an answer in words behind the name',
    text: `Racha de quarta - confirmação:

Abel: vou
Bento: não vou
Ciço: vou
Denilson: talvez
Edgar: vou
Fagner: vou
Gérson: fora
Horácio: confirmado`,
    playing: ['Abel', 'Ciço', 'Edgar', 'Fagner', 'Horácio'],
    maybe: ['Denilson'],
    out: ['Bento', 'Gérson'],
  },
  {
    title: 'somebody and one more, positions behind a hyphen, a motto at the end',
    text: `⚽ FUT7 | QUINTA | 21H ⚽
Local: Arena Gol de Placa
Mapa: https://maps.app.goo.gl/abc123

1- Alemão - zag
2- Buiú - ata
3- Catatau - meia
4- Doca - lat
5- Ednaldo - vol
6- Ferrugem - ata
7- Guga - gol
8- Índio - zag

Bora fechar esse time!! 💪🏽⚽
Só faltam 6!`,
    playing: ['Alemão', 'Buiú', 'Catatau', 'Doca', 'Ednaldo', 'Ferrugem', 'Índio'],
    goalkeepers: ['Guga'],
  },
  {
    title: 'invisible marks of WhatsApp, tabs and no-break spaces, underscores as empty places',
    text: `\u200e*Lista atualizada 🔄*\r
Sábado,\u00a015h\r
\r
\u2066 1\u2069 -\u00a0Samuca\r
 2 -\tTadeu\r
 3 - Ulisses \u200d\r
 4 - Valdo\r
 5 - ________\r
 6 - ________\r
\r
Goleiro\r
 1 - Yago\r
\r
Espera 🕐\r
 1 - Zico\r
`,
    playing: ['Samuca', 'Tadeu', 'Ulisses', 'Valdo'],
    goalkeepers: ['Yago'],
    reserves: ['Zico'],
  },
  {
    title: 'who left says so in words, who comes from the bench as well',
    text: `FUTEBOL DOS PAIS 👨‍👧 - COLÉGIO
Segunda 20h30 - 2 times de 6

1. Augusto
2. Breno pai da Lia
3. César ✔️
4. Danilo (fora)
5. Eliseu (saiu)
6. Fausto ✔️
7. Gilmar (dúvida)
8. Haroldo ✔️✔️
9. Ícaro [goleiro]
10. Jonathan

2ª LISTA
11. Kelvin
12. Laerte`,
    playing: ['Augusto', 'Breno pai da Lia', 'César', 'Fausto', 'Haroldo', 'Jonathan'],
    goalkeepers: ['Ícaro'],
    reserves: ['Kelvin', 'Laerte'],
    maybe: ['Gilmar'],
    out: ['Danilo', 'Eliseu'],
  },
]
