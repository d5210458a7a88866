/** A shape of a bank's file, with what is read of it. All data is invented. */
export type Shape = {
  name: string
  text: string
  /** The days, the cents and the words of its transactions. */
  read: readonly (readonly [string, number, string])[]
  /** The lines that are not understood. */
  problems?: readonly (readonly [line: number, message: string, raw: string])[]
  passed?: number
  asksSign?: true
}

/** The shapes in which Brazilian banks and cards write their statements. */
export const shapes: readonly Shape[] = [
  {
    name: 'money in and out apart, with the currency close to the title',
    text: 'Data;Descrição;Entrada(R$);Saída(R$)\n03/11/2026;PIX RECEBIDO BIA ROCHA;120,00;\n04/11/2026;TARIFA;;-8,50',
    read: [
      ['2026-11-03', 12_000, 'PIX RECEBIDO BIA ROCHA'],
      ['2026-11-04', -850, 'TARIFA'],
    ],
  },
  {
    name: 'balances in any spacing',
    text: 'Data;Histórico;Valor\n03/11/2026;SALDO ANTERIOR;3.585,83\n03/11/2026;S A L D O;3.585,83\n03/11/2026;S A L D O   D O   D I A;1,00\n03/11/2026;SALDO   BLOQUEADO;2,00\n04/11/2026;TARIFA;-8,50',
    read: [['2026-11-04', -850, 'TARIFA']],
    passed: 4,
  },
  {
    name: 'the sender below a transfer',
    text: 'Data;Doc.;Histórico;Valor\n03/11/2026;881;TRANSFERENCIA PIX;120,00\n;;Rem: BIA ROCHA DE LIMA;\n04/11/2026;882;TARIFA;-8,50',
    read: [
      ['2026-11-03', 12_000, 'TRANSFERENCIA PIX · Rem: BIA ROCHA DE LIMA'],
      ['2026-11-04', -850, 'TARIFA'],
    ],
  },
  {
    name: 'a sum, titles that come again, and zero',
    text: 'Data;Histórico;Valor\n03/11/2026;TARIFA;-8,50\nData;Histórico;Valor\n03/11/2026;JUROS;0,00\n04/11/2026;LUZ;-90,00\nTotal;;-98,50\n;Total;-98,50',
    read: [
      ['2026-11-03', -850, 'TARIFA'],
      ['2026-11-04', -9000, 'LUZ'],
    ],
    passed: 4,
  },
  {
    name: 'the payer in a column of its own',
    text: 'Data Lançamento;Histórico;Descrição;Valor;Saldo\n03/11/2026;Pix recebido;Bia Rocha de Lima;120,00;500,00\n04/11/2026;Tarifa;Tarifa;-8,50;491,50',
    read: [
      ['2026-11-03', 12_000, 'Pix recebido · Bia Rocha de Lima'],
      ['2026-11-04', -850, 'Tarifa'],
    ],
  },
  {
    name: 'the payer under a title',
    text: 'Data;Histórico;Título;Valor\n03/11/2026;PIX;Bia Rocha;-120,00',
    read: [['2026-11-03', -12_000, 'PIX · Bia Rocha']],
  },
  {
    name: 'a card, whose purchases are above zero',
    text: 'date,title,amount\n2026-11-03,Mercado do Mucuripe,88.50\n2026-11-04,Pagamento recebido,-500.00',
    read: [
      ['2026-11-03', 8850, 'Mercado do Mucuripe'],
      ['2026-11-04', -50_000, 'Pagamento recebido'],
    ],
    asksSign: true,
  },
  {
    name: 'money above zero alone',
    text: 'Data;Descrição;Valor\n03/11/2026;Mercado;88,50',
    read: [['2026-11-03', 8850, 'Mercado']],
    asksSign: true,
  },
  {
    name: 'the minus behind the amount',
    text: 'Data;Histórico;Valor\n03/11/2026;TARIFA;10.00-\n04/11/2026;LUZ;1.234,56-',
    read: [
      ['2026-11-03', -1000, 'TARIFA'],
      ['2026-11-04', -123_456, 'LUZ'],
    ],
  },
  {
    name: 'no titles at all',
    text: '09/11/2026;PIX ENVIADO, BIA, ROCHA;-50,00\n10/11/2026;PIX RECEBIDO CAIO;75,00\n11/11/2026;SALDO;25,00',
    read: [
      ['2026-11-09', -5000, 'PIX ENVIADO, BIA, ROCHA'],
      ['2026-11-10', 7500, 'PIX RECEBIDO CAIO'],
    ],
    passed: 1,
  },
  {
    name: 'no titles, with commas',
    text: '2026-11-09,PIX ENVIADO BIA,-50.00,120.00',
    read: [['2026-11-09', -5000, 'PIX ENVIADO BIA']],
  },
  {
    name: 'lines that are not understood between good ones',
    text: 'Data;Descrição;Valor\n31/02/2026;Luz;-1,00\n03/11/2026;Água;-90,00\n04/11/2026;Rede;muito\n05/11/2026;Bola;US$ 10.00\n06/11/2026;Apito;\n;Sem dia;-7,00\n07/11/2026;"Aspa;-7,00\n08/11/2026;Cal;-3,00',
    read: [
      ['2026-11-03', -9000, 'Água'],
      ['2026-11-08', -300, 'Cal'],
    ],
    problems: [
      [2, '“31/02/2026” não é um dia.', '31/02/2026;Luz;-1,00'],
      [4, '“muito” não é um valor em reais.', '04/11/2026;Rede;muito'],
      [5, 'Esse valor não está em reais.', '05/11/2026;Bola;US$ 10.00'],
      [6, 'Falta o valor.', '06/11/2026;Apito;'],
      [7, 'Falta o dia.', ';Sem dia;-7,00'],
      [8, 'Aqui abre uma aspa que não fecha mais.', '07/11/2026;"Aspa;-7,00'],
    ],
  },
  {
    name: 'OFX with signs and breaks in its words',
    text: `OFXHEADER:100
<OFX><CURDEF>BRL<BANKTRANLIST>
<STMTTRN><DTPOSTED>20261103<TRNAMT>120.00<FITID>1<MEMO>PIX < 200 <BR/>BIA ROCHA</STMTTRN>
<STMTTRN>
<DTPOSTED>20261104
<TRNAMT>8.50-
<FITID>2
<NAME>TARIFA
<MEMO>PACOTE <MENSAL>
</STMTTRN>
<STMTTRN><DTPOSTED>20261305<TRNAMT>-1.00<FITID>3<MEMO>SEM DIA</STMTTRN>
<STMTTRN><DTPOSTED>20261106<TRNAMT>0.00<FITID>4<MEMO>NADA</STMTTRN>
</BANKTRANLIST></OFX>`,
    read: [
      ['2026-11-03', 12_000, 'PIX < 200 BIA ROCHA'],
      ['2026-11-04', -850, 'TARIFA · PACOTE <MENSAL>'],
    ],
    problems: [
      [
        11,
        'Falta o dia ou o valor desse lançamento.',
        '<STMTTRN><DTPOSTED>20261305<TRNAMT>-1.00<FITID>3<MEMO>SEM DIA',
      ],
    ],
    passed: 1,
  },
]
