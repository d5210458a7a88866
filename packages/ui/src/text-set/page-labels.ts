// F3: apart from the other texts of controls, as the listing's pager loads nothing else (pt-br.ts).

/** The labels of a list's pages. */
export const pageLabels = {
  navigation: 'Páginas',
  first: 'Primeira página',
  previous: 'Página anterior',
  next: 'Próxima página',
  last: 'Última página',
  page: (written: string) => `Página ${written}`,
  back: 'Voltar à primeira página',
  perPage: 'Linhas por página',
} as const
