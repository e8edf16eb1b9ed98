interface Words {
  title: string;
  /** The teacher first. */
  people: [initials: string, name: string][];
  leave: string;
}
const ru: Words = {
  title: 'Квадратичная функция',
  people: [
    ['ШУ', 'Шахноза'],
    ['ТР', 'Тимур'],
    ['АК', 'Алина'],
  ],
  leave: 'Завершить',
};
const en: Words = {
  title: 'Cost curve',
  people: [
    ['SU', 'Sheila'],
    ['TR', 'Tobias'],
    ['AK', 'Anna'],
  ],
  leave: 'End call',
};
export const words = { ru, en };
