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
  {
    shape: 'a blank list below the confirmed, with every fact labelled',
    text: `⚽🔥 *FUT DA GALERA* 🔥⚽
*Data:* 03/12 *Hora:* 20:30
*Local:* Quadra do Colégio São José
*Valor:* R$ 12,50

*CONFIRMADOS*
01- Adílson ✅
02- Brenno
03- Cláudio Jr ✅
04- Demerval
05-
06-

*GOLEIROS*
01- Everaldo
02-

*ESPERA*
01-`,
    roster: ['players: Adílson$ | Brenno | Cláudio Jr$ | Demerval', 'goalkeepers: Everaldo', 'waiting:'],
  },
  {
    shape: 'an invitation above bare names',
    text: `Pessoal bora confirmar pro racha de amanhã
Eu
Flavinho
Gilmar
Hudson`,
    roster: ['players: Eu | Flavinho | Gilmar | Hudson'],
  },
  {
    shape: 'guests in words',
    text: `Lista racha 05/12
1. Ivanildo
2. Jaime (leva 1)
3. Kléber + 1 amigo
4. Lindolfo`,
    roster: ['players: Ivanildo | Jaime (leva 1) | Kléber | Convidado de Kléber<Kléber | Lindolfo'],
  },
  {
    shape: 'crosses and runners as headings',
    text: `RACHA 100% RAIZ
🥅 GOL
Mauro
Neylton
🏃 LINHA
Orestes
Paulinho
Quixadá
❌ NÃO VAI
Romeu`,
    roster: ['goalkeepers: Mauro | Neylton', 'players: Orestes | Paulinho | Quixadá', 'declined: Romeu'],
  },
  {
    shape: 'a word for each payment',
    text: `1) Sávio - ok
2) Tonico - ok
3) Uchôa - pendente
4) Valdo - ok`,
    roster: ['players: Sávio$ | Tonico$ | Uchôa | Valdo$'],
  },
  {
    shape: 'girls and boys',
    text: `Vôlei quarta 19h às 21h (quadra 2)
Meninas
1 Wanessa
2 Xênia
Meninos
1 Yuri
2 Zenon`,
    roster: ['players: Wanessa | Xênia', 'players: Yuri | Zenon'],
  },
  {
    shape: 'thumbs',
    text: `Presença racha dia 06:
Amaro👍
Bartô👍
Celso👎
Dudu👍`,
    roster: ['players: Amaro | Bartô | Celso! | Dudu'],
  },
  {
    shape: 'the coach below',
    text: `PELADA DOS CRAQUES
Titulares
1-Eraldo
2-Fausto
3-Genésio
Reservas
1-Horácio
2-Irapuan
Técnico: Juvenal`,
    roster: ['players: Eraldo | Fausto | Genésio', 'waiting: Horácio | Irapuan'],
  },
  {
    shape: 'the order of arrival',
    text: `*Racha do Condomínio* - Domingo 30/11 - 7h
Ordem de chegada:
1º Leônidas (bl. A)
2º Macedo (bl. C)
3º Nivaldo (bl. B)`,
    roster: ['players: Leônidas (bl. A) | Macedo (bl. C) | Nivaldo (bl. B)'],
  },
  {
    shape: 'a line across',
    text: `Racha sexta
1 Otacílio 🧤
2 Petrônio
3 Quincas
-------
4 Raul
5 Sílvio`,
    roster: ['players: Otacílio* | Petrônio | Quincas | Raul | Sílvio'],
  },
  {
    shape: 'arrows behind numbers',
    text: `>> LISTA ATUALIZADA <<
Vagas: 10
1 ➡️ Tércio
2 ➡️ Ubaldo
3 ➡️ Vilmar
Lista fecha quinta às 18h!`,
    roster: ['players: Tércio | Ubaldo | Vilmar'],
  },
  {
    shape: 'what a day costs in a heading',
    text: `Mensalistas (pago até dia 5)
1. Wladimir ✅
2. Xandão ⏳
3. Ygor ✅

Avulsos R$15
1. Zito`,
    roster: ['regulars: Wladimir$ | Xandão | Ygor$', 'day: Zito'],
  },
  {
    shape: 'a sender without a name',
    text: `[18:22, 01/12/2026] +55 85 9876-5432: Lista:
1- Anderson P.
2- B. Costa
[18:25, 01/12/2026] Beto: 3- Beto`,
    roster: ['players: Anderson P. | B. Costa | Beto'],
  },
  {
    shape: 'out in a line, with why',
    text: `FUT SEG 21H
1 - Cosminho
2 - Denílson (só 2º tempo)
3 - ELIAS (GOL)
4 - Francisco (Chico)
🚫 Fora: Geovane (dor), Hélio`,
    roster: [
      'players: Cosminho | Denílson (só 2º tempo) | ELIAS* | Francisco (Chico)',
      'declined: Geovane (dor) | Hélio',
    ],
  },
  {
    shape: 'nicknames in brackets and a lone goalkeeper',
    text: `Racha hj 21h campo do Zé
1-alex
2-bruno (bruninho)
3-caio
4-
goleiro
1-dedé`,
    roster: ['players: alex | bruno (bruninho) | caio', 'goalkeepers: dedé'],
  },
  {
    shape: 'checks and crosses as bullets',
    text: `📋 LISTA DE PRESENÇA 📋
Terça-feira 02/12 às 20h00
✅ Everton
✅ Fabrício
✅ Gilson
❌ Heitor`,
    roster: ['players: Everton | Fabrício | Gilson | Heitor!'],
  },
  {
    shape: 'points between the third and the last place',
    text: `Fut quinta – 18 vagas
01 Ícaro
02 Jefferson
03 Kauan
...
18
Suplentes:
01 Lauro`,
    roster: ['players: Ícaro | Jefferson | Kauan', 'waiting: Lauro'],
  },
  {
    shape: 'commas in a line of their own',
    text: `JOGO DE SÁBADO
Confirmados até agora:
Maicon, Nathan, Orlando, Pablo
Ainda não responderam:
Quico, Robson`,
    roster: ['players: Maicon | Nathan | Orlando | Pablo', 'maybe: Quico | Robson'],
  },
  {
    shape: 'pairs',
    text: `Beach tennis domingo 9h
Dupla 1: Sandra e Tânia
Dupla 2: Úrsula e Vera`,
    roster: ['players: Sandra | Tânia', 'players: Úrsula | Vera'],
  },
  {
    shape: 'paid in brackets without a space',
    text: `1. Wallison ( pg )
2. Xisto ( falta )
3. Yago(pg)
4. Zeferino`,
    roster: ['players: Wallison$ | Xisto (falta) | Yago$ | Zeferino'],
  },
  {
    shape: 'a greeting above bullets',
    text: `Galera, lista do basquete:
- Abner
- Breno S.
- Cadu

Quem não vai:
- Dante`,
    roster: ['players: Abner | Breno S. | Cadu', 'declined: Dante'],
  },
  {
    shape: 'athletes as a heading',
    text: `*PELADA 03/12*
*GOLEIROS* 🧤
1- Elano
*ATLETAS* 👟
1- Fernandão
2- Guto
*LISTA DE ESPERA* ⏳
1- Hiago`,
    roster: ['goalkeepers: Elano', 'players: Fernandão | Guto', 'waiting: Hiago'],
  },
  {
    shape: 'a faculty in lower case',
    text: `racha da facul
1 ian
2 joão pedro
3 joão vitor
4 kaio (vem de moto)
5 léo +1
fora
1 mig`,
    roster: [
      'players: ian | joão pedro | joão vitor | kaio (vem de moto) | léo | Convidado de léo<léo',
      'declined: mig',
    ],
  },
  {
    shape: 'titles before names',
    text: `RACHA VETERANOS ⚽ 04/12 ⏰19h
1- Sr. Nonato
2- Dr. Otávio
3- Pe. Paulo
4- Cabo Régis`,
    roster: ['players: Sr. Nonato | Dr. Otávio | Pe. Paulo | Cabo Régis'],
  },
  {
    shape: 'checks without a space, and who gave up',
    text: `Segue lista:
1 - Samuca✅
2 - Tadeu✅
3 - Uelinton
Desistências:
Valter
Wendel`,
    roster: ['players: Samuca$ | Tadeu$ | Uelinton', 'declined: Valter | Wendel'],
  },
  {
    shape: 'facts in a sentence',
    text: `Society quarta 20h às 21h, R$ 20 cada, Pix na chave 85999998888
1 - Ximbica
2 - Yan Carlos
3 - Zoca (goleiro)
4 - Arlindo (se o joelho deixar)`,
    roster: ['players: Ximbica | Yan Carlos | Zoca* | Arlindo (se o joelho deixar)'],
  },
]
