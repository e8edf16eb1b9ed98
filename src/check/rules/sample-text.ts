/** True for a text that `npm run new` put where the writer's own should stand, in a field or below them (new/sample.ts). */
export const isSampleText = (text: string): boolean => /^(?:Замените|Replace)[ \u00a0]\(/.test(text.trim());
