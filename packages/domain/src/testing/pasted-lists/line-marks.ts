import type { PastedSample } from './pasted-sample.ts'

/** Lists by what stands before their names: numbers, bullets, or nothing. */
export const lineMarkLists: readonly PastedSample[] = [
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
    shape: 'dots and equals',
    text: `Lista
01: Norberto
02: Olavo
03= Patrick
04_ Quintino`,
    roster: ['players: Norberto | Olavo | Patrick | Quintino'],
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
    shape: 'slashes, arrows and spaces',
    text: `BORA DE FUT???
1->  Otoniel
2->  Pascoal
3->  Querubim /gol
4->`,
    roster: ['players: Otoniel | Pascoal | Querubim*'],
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
]
