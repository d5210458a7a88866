import type { PastedSample } from './pasted-sample.ts'

/** Lists with headings for who waits, is out, or has paid. */
export const answerSectionLists: readonly PastedSample[] = [
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
]
