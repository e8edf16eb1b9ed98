interface Words {
  title: string;
  /** Over the curve, where that is none of algebra, and what its two points are. */
  curve?: string;
  points: string;
  /** The teacher first. */
  people: [initials: string, name: string, portrait?: string][];
  leave: string;
  /** The board as a control, and what is under it. */
  board: string;
  hint: string;
  clear: string;
  said: (lines: number) => string;
}
const ru: Words = {
  title: 'Квадратичная функция',
  points: 'x₁ = 1, x₂ = 3',
  people: [
    ['ДК', 'Дилноза', 'dilnoza-karimova'],
    ['ТА', 'Тимур', 'timur-aliev'],
    ['КН', 'Камила', 'kamila-nazarova'],
  ],
  leave: 'Завершить',
  board: 'Доска: рисуйте мышью, пальцем или стрелками',
  hint: 'Рисуйте на\u00a0доске: ученики видят каждую линию',
  clear: 'Стереть',
  said: (lines) =>
    lines === 0 ? 'Доска чистая' : `На\u00a0доске новая линия, всего ${lines}: её видят Тимур и\u00a0Камила`,
};
const en: Words = {
  title: 'First call',
  curve: 'cost against plan',
  points: 'below it from May',
  people: [
    ['HM', 'Helen', 'helen-marsh'],
    ['Y', 'You'],
    ['TV', 'Tomas', 'tomas-verik'],
  ],
  leave: 'End call',
  board: 'Board: draw with the mouse, a finger or arrows',
  hint: 'Draw on the board: everybody sees it',
  clear: 'Clear',
  said: (lines) => (lines === 0 ? 'The board is clear' : `A new line on the board, ${lines} in all`),
};
export const words = { ru, en };
