import type { QuizSheetProps } from './QuizSheet.tsx';

interface Words extends Pick<QuizSheetProps, 'pill' | 'steps' | 'verdicts'> {
  top: string;
  letters: string;
  question: string;
  /** Drawing in a box of 120 by 64. */
  figure: { area: string; lines: string; labels: [x: number, y: number, label: string][] };
  options: string[];
  right: string;
  wrong: string;
  why: string;
  /** Shown until the explanation is. */
  ask: string;
  tutor: string;
  share: (perCent: number) => string;
  /** Names the answer: screen readers do not repeat the same words, as of two wrong answers in a row. */
  announcement: (answer: number, isRight: boolean, share: number) => string;
}
const ru: Words = {
  top: 'Вопрос 5 из\u00a08',
  pill: ['parents', 'clock', '00:42'],
  steps: [
    ['done', 'M1 3h18M21 3h18M61 3h18'],
    ['miss', 'M41 3h18'],
    ['now', 'M81 3h18'],
    ['ahead', 'M101 3h18M121 3h18M141 3h18'],
  ],
  letters: 'АБВГ',
  question: 'Катеты треугольника равны 5\u00a0и\u00a012\u00a0см. Найдите гипотенузу.',
  figure: {
    area: 'M8 54H104V14z',
    lines: 'M96 54v-8h8',
    labels: [
      [54, 70, '12'],
      [109, 38, '5'],
      [48, 28, '?'],
    ],
  },
  options: ['12\u00a0см', '13\u00a0см', '17\u00a0см', '60\u00a0см'],
  verdicts: ['верный ответ', 'неверный ответ'],
  right: 'Верно!',
  wrong: 'Не\u00a0совсем.',
  ask: 'Выберите ответ: разбор появится здесь.',
  tutor: 'Видит преподаватель',
  share: (perCent) => `верно у\u00a0${perCent}\u00a0%`,
  announcement: (answer, isRight, share) =>
    `${ru.options[answer]}. ${isRight ? 'Верно' : 'Неверно'}. По\u00a0теореме Пифагора гипотенуза равна 13. У\u00a0преподавателя: ${ru.share(share)} группы.`,
  why: 'По\u00a0теореме Пифагора: √(5²\u00a0+\u00a012²)\u00a0=\u00a0√169\u00a0=\u00a013.',
};
const en: Words = {
  // The sofa finder has asked five questions and offers nine pieces.
  top: '5 questions answered',
  pill: ['parents', 'house', '9 pieces'],
  steps: [['done', 'M1 3h30M33 3h30M65 3h30M97 3h30M129 3h30']],
  letters: 'ABCD',
  question: 'The wall is 3.2 metres wide. Which sofa fits?',
  // A corner sofa in its room, from above.
  figure: {
    area: 'M14 8H96V26H34V52H14z',
    lines: 'M8 2V58M8 2H104M34 8V26M55 8V26M76 8V26M14 39H34',
    labels: [
      [86, 44, '3.2'],
      [44, 46, '1.6'],
    ],
  },
  options: ['Two seats', 'Corner', 'Three seats', 'Armchair'],
  verdicts: ['it fits', 'it does not fit'],
  right: 'It fits!',
  wrong: 'Not quite.',
  ask: 'Choose an answer: the reason comes here.',
  tutor: 'The shop sees',
  share: (perCent) => `${perCent}% chose the corner sofa`,
  announcement: (answer, isRight, share) =>
    `${en.options[answer]}. ${isRight ? 'Right' : 'Wrong'}. ${en.share(share)}.`,
  why: 'The corner sofa leaves 90\u00a0cm for the door.',
};
export const words = { ru, en };
