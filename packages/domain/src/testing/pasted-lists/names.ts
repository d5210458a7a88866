import type { PastedSample } from './pasted-sample.ts'

/** Lists by their names: long ones, several in a line, those of guests, mentions. */
export const nameLists: readonly PastedSample[] = [
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
    shape: 'one line',
    text: `1-Pablo 2-Quércia 3-Ramon 4-Samuel`,
    roster: ['players: Pablo | Quércia | Ramon | Samuel'],
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
    shape: 'father and son, and two on a line',
    text: `Lista domingo 8h
1. Onofre
2. Onofre Filho
3. Péricles Jr.
4. Quirino e filho`,
    roster: ['players: Onofre | Onofre Filho | Péricles Jr. | Quirino e filho'],
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
    shape: 'a guest below his host',
    text: `Fut 4a feira 20:30h
1- Querino
2- Raimundo (conv. Querino)
3- Sebastião
4- Amigo do Sebastião`,
    roster: ['players: Querino | Raimundo<Querino | Sebastião | Amigo do Sebastião<Sebastião'],
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
    shape: 'titles before names',
    text: `RACHA VETERANOS ⚽ 04/12 ⏰19h
1- Sr. Nonato
2- Dr. Otávio
3- Pe. Paulo
4- Cabo Régis`,
    roster: ['players: Sr. Nonato | Dr. Otávio | Pe. Paulo | Cabo Régis'],
  },
]
