/**
 * Swaps the fallback font for the typeface. With `font-display: optional` (src/styles/onest.css) a font that misses the first
 * paint stays unused, so that no line breaks change under a reader. Called on navigation, where everything changes
 * anyway, at the start of dev pages, and before screenshots. Self-contained, so that `page.evaluate(showTypeface)` works.
 */
export function showTypeface(): void {
  for (const sheet of document.styleSheets) {
    try {
      for (const [at, rule] of [...sheet.cssRules].entries()) {
        if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('optional')) continue;
        sheet.deleteRule(at);
        sheet.insertRule(rule.cssText.replace('optional', 'swap'), at);
      }
    } catch {
      // The rules of a sheet that failed to load cannot be read.
    }
  }
}
