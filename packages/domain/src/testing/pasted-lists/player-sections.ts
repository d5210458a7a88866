import type { PastedSample } from './pasted-sample.ts'

/** Lists with headings for kinds of players: goalkeepers, regulars, women and men, teams. */
export const playerSectionLists: readonly PastedSample[] = [
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
    shape: 'balls as bullets and gloves as a heading',
    text: `Racha da Praia 🏖️ dom 8h
🧤🧤🧤
⚽ Irineu
⚽ Jacinto
⚽ Leopoldo`,
    roster: ['players: Irineu | Jacinto | Leopoldo'],
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
]
