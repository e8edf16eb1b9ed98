interface Group {
  title: string;
  tutor: string;
  initials: string;
  portrait?: string;
  days: string;
  /** Taken seats and all seats. */
  taken: number;
  of: number;
}
interface Words {
  groups: Group[];
  /** A description of the group's seats, and their numbers. */
  seats: (group: Group) => [left: string, right: string];
}
const ru: Words = {
  groups: [
    {
      title: 'Английский B1',
      tutor: 'Дильшод Азимов',
      initials: 'ДА',
      portrait: 'scenes/dilshod-azimov',
      days: 'пн, ср, пт',
      taken: 11,
      of: 12,
    },
    {
      title: 'Математика 8',
      tutor: 'Елена Цой',
      initials: 'ЕЦ',
      portrait: 'scenes/elena-tsoy',
      days: 'вт, чт',
      taken: 8,
      of: 12,
    },
    {
      title: 'Химия, ДТМ',
      tutor: 'Феруза Каримова',
      initials: 'ФК',
      portrait: 'scenes/feruza-karimova',
      days: 'ср, сб',
      taken: 10,
      of: 10,
    },
    {
      title: 'Робототехника',
      tutor: 'Максим Югай',
      initials: 'МЮ',
      portrait: 'scenes/maxim-yugay',
      days: 'сб, вс',
      taken: 5,
      of: 8,
    },
  ],
  seats: ({ taken, of }) => [taken === of ? 'Мест нет' : `Мест: ${of - taken}`, `${taken} / ${of}`],
};
// A hospital's store: weeks of stock now and at the first count.
const en: Words = {
  groups: [
    { title: 'Gloves', tutor: 'Ward 3', initials: '3', days: 'every day', taken: 4, of: 11 },
    { title: 'Masks', tutor: 'Ward 8', initials: '8', days: 'every day', taken: 3, of: 10 },
    { title: 'Syringes', tutor: 'Theatre', initials: 'T', days: 'every day', taken: 4, of: 12 },
    { title: 'Saline', tutor: 'Emergency', initials: 'E', days: 'every day', taken: 5, of: 11 },
  ],
  seats: ({ taken, of }) => [`${taken}\u00a0weeks`, `was\u00a0${of}`],
};
export const words = { ru, en };
