import dayjs from 'dayjs'
import { dateText } from './pt-br.ts'

const { months, monthsShort, weekdays, weekdaysShort, weekdaysMin, firstDayOfWeek } = dateText

/** The name of the Day.js locale with the Portuguese days and months of the calendars. */
export const calendarLocale = dayjs.locale(
  {
    name: 'pt-br',
    months: [...months],
    monthsShort: [...monthsShort],
    weekdays: [...weekdays],
    weekdaysShort: [...weekdaysShort],
    weekdaysMin: [...weekdaysMin],
    weekStart: firstDayOfWeek,
    ordinal: (day: number) => `${day}º`,
    formats: { L: dateText.format },
    relativeTime: {},
  },
  undefined,
  true,
)
