/** A pattern of words to avoid, and the words to use instead. */
export type Rule = { not: RegExp; use: string }

/** The part of docs/voice.md's list of words that can be checked by patterns: one entry for each such row. */
export const rules: readonly Rule[] = [
  {
    not: /\b(achar|encontrar) (um campo|uma quadra)\b|\bachar campos\b/i,
    use: '"Encontrar campos" for the way to the listing',
  },
  { not: /\bcri(ar|e) uma conta\b/i, use: '"Cadastrar-se"; the last step\'s button says "Criar conta"' },
  { not: /^ao ar livre$/i, use: '"Descoberto", beside "Coberto"' },
  { not: /^Se chover/, use: '"Regra de chuva" before what the arena wrote' },
  { not: /\btoque em\b|\bao tocar\b|\bum toque\b/i, use: '"Escolha", which holds for a mouse too' },
  { not: /\bclique (em|aqui)\b/i, use: 'what happens: "Ver a reserva"' },
  { not: /\bcampos e arenas\b/i, use: '"campos e quadras": an arena is the place' },
  {
    not: /\bnão há registros\b|\bnenhum registro\b/i,
    use: 'the things by their name: "Nenhuma comanda ainda"',
  },
  {
    not: /\bcontratos\b|\b(d?o|esse|mesmo|fechar) contrato\b|^contrato \S/i,
    use: '"mensalista" to the arena, "horário fixo" to its athlete',
  },
]
