/** Whether a text is a placeholder of `npm run new` (new/sample.ts). */
export const isSampleText = (text: string): boolean => /^(?:Замените|Replace)[ \u00a0]\(/.test(text.trim());
