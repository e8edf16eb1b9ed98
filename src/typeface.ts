/**
 * Shows the typeface where the page stands in the one that is there for it: it came too late for the first paint, and
 * `font-display: optional` (src/styles/onest.css) then leaves the page as it is read. Called where everything changes anyway, and
 * by whoever takes pictures. Needs nothing around it: it also runs in pages as `page.evaluate(showTypeface)`.
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
      // Of a sheet that could not be had the rules may not even be asked for.
    }
  }
}
