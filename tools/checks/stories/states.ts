/** The states that every screen has a story of; a reason in `parameters.without` excuses one. */
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
