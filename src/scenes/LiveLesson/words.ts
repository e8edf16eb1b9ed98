const ru = {
  title: 'Квадратичная функция',
  /** Text above the curve if it is not the formula, and the meaning of the curve's two points. */
  curve: '',
  points: 'x₁ = 1, x₂ = 3',
  /** The teacher first. */
  people: [
    ['ДК', 'Дилноза', 'dilnoza-karimova'],
    ['ТА', 'Тимур', 'timur-aliev'],
    ['КН', 'Камила', 'kamila-nazarova'],
  ] as [initials: string, name: string, portrait?: string][],
  leave: 'Завершить',
  /** Label of the board as a control, and the hint below it. */
  board: 'Доска: рисуйте мышью, пальцем или стрелками',
  hint: 'Рисуйте на\u00a0доске: ученики видят каждую линию',
  clear: 'Стереть',
  announcement: (lines: number) =>
    lines === 0 ? 'Доска чистая' : `На\u00a0доске новая линия, всего ${lines}: её видят Тимур и\u00a0Камила`,
};
const en: typeof ru = {
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
  announcement: (lines) => (lines === 0 ? 'The board is clear' : `A new line on the board, ${lines} in all`),
};
export const words = { ru, en };
