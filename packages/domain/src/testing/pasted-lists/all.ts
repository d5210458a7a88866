import { answerSectionLists } from './answer-sections.ts'
import { aroundLists } from './around.ts'
import { besideNameLists } from './beside-names.ts'
import { lineMarkLists } from './line-marks.ts'
import { nameLists } from './names.ts'
import { playerSectionLists } from './player-sections.ts'

/** The lists of groups, as they paste them, by what is hard about each. */
export const pastedLists = [
  ...lineMarkLists,
  ...answerSectionLists,
  ...playerSectionLists,
  ...besideNameLists,
  ...nameLists,
  ...aroundLists,
]
