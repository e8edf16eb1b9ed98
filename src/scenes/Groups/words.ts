interface Words {
  groups: [title: string, tutor: string, initials: string, days: string, portrait?: string][];
  full: string;
  free: string;
}
const ru: Words = {
  groups: [
    ['Английский B1', 'Дильшод Азимов', 'ДА', 'пн, ср, пт', 'scenes/dilshod-azimov'],
    ['Математика 8', 'Елена Цой', 'ЕЦ', 'вт, чт', 'scenes/elena-tsoy'],
    ['Химия, ДТМ', 'Феруза Каримова', 'ФК', 'ср, сб', 'scenes/feruza-karimova'],
    ['Робототехника', 'Максим Югай', 'МЮ', 'сб, вс', 'scenes/maxim-yugay'],
  ],
  full: 'Мест нет',
  free: 'Мест',
};
const en: Words = {
  groups: [
    ['Gloves, ward 3', 'Diana Ames', 'DA', 'Mon, Wed, Fri'],
    ['Syringes, ward 8', 'Erin Castle', 'EC', 'Tue, Thu'],
    ['Saline, theatre', 'Flora Keane', 'FK', 'Wed, Sat'],
    ['Masks, store', 'Max Young', 'MY', 'Sat, Sun'],
  ],
  full: 'Full',
  free: 'Free',
};
export const words = { ru, en };
