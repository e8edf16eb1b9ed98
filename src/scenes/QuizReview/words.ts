const ru = {
  top: 'Вопрос 6 из\u00a08',
  letters: 'АБВГ',
  score: '4\u00a0верных',
  almost: 'Почти!',
  why: 'После she глагол получает окончание: she\u00a0goes.',
};
const en: typeof ru = {
  top: 'Question 6 of 8',
  letters: 'ABCD',
  score: '4\u00a0right',
  almost: 'Almost!',
  why: 'After she the verb takes an ending: she\u00a0goes.',
};
export const words = { ru, en };
