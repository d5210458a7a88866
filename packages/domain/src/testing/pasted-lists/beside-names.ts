import type { PastedSample } from './pasted-sample.ts'

/** Lists by what stands beside a name: an answer, a payment, a position, a note. */
export const besideNameLists: readonly PastedSample[] = [
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
    shape: 'emoji at the end of names',
    text: `🏆 RACHA DOS CRIA 🏆
1 - Tales 🔥
2 - Uriel 🐐
3 - Vítor 👑🔥
4 - Wallace 🇧🇷`,
    roster: ['players: Tales | Uriel | Vítor | Wallace'],
  },
  {
    shape: 'payments as amounts',
    text: `Racha sábado (20 reais)
1 Osvaldo - 20,00 pago
2 Pitágoras - R$ 20
3 Quintão ✔️
4 Reinaldo`,
    roster: ['players: Osvaldo$ | Pitágoras | Quintão$ | Reinaldo'],
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
    shape: 'answers with a cross and a circle of colour',
    text: `Quinta tem jogo, confirmem
1. Macário 🟢
2. Nicanor 🔴
3. Olegário 🟡
4. Porfírio 🟢`,
    roster: ['players: Macário | Nicanor! | Olegário? | Porfírio'],
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
    shape: 'first come first served, with hours',
    text: `Lista aberta às 10h!
1. Tertuliano 10:00
2. Ulisses 10:01
3. Venâncio 10:05`,
    roster: ['players: Tertuliano (10:00) | Ulisses (10:01) | Venâncio (10:05)'],
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
    shape: 'thumbs',
    text: `Presença racha dia 06:
Amaro👍
Bartô👍
Celso👎
Dudu👍`,
    roster: ['players: Amaro | Bartô | Celso! | Dudu'],
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
]
