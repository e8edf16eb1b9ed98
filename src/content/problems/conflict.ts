/** Two versions of one place, as git leaves them in a file. */
export const conflict = {
  pattern: /^<{7}(?: .*)?\n[\s\S]*?(?:^>{7}(?: .*)?$|(?![\s\S]))/gm,
  what: 'Здесь остались две версии одного места и\u00a0пометки git между ними.',
  hint: 'Оставьте нужную версию, а\u00a0строки с\u00a0«<<<<<<<», «=======» и\u00a0«>>>>>>>» удалите.',
} as const;
