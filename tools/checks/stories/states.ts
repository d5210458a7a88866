/** The states that every screen has a story of, or a reason in `parameters.without` not to. */
export const screenStates = [
  'Default',
  'Loading',
  'Empty',
  'Failure',
  'Forbidden',
  'Offline',
  'LongText',
  'HugeNumbers',
  'AtALimit',
  'Phone',
  'Zoomed',
] as const
