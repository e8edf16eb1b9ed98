/** A route of the contact sheet and the names of its pictures. */
interface Row {
  route: string;
  name: string;
}

/** Returns one page with every picture: a row per route, a column per width and theme; each opens in full size. */
export function contactSheet(rows: Row[], widths: readonly number[], themes: readonly string[]): string {
  const columns = themes.flatMap((theme) => widths.map((width) => ({ theme, width })));
  const head = columns.map(({ theme, width }) => `<th>${width} ${theme}`).join('');
  const cell = (name: string, { theme, width }: { theme: string; width: number }) => {
    const file = `${name}-${width}-${theme}.png`;
    return `<td><a href="${file}"><img src="${file}" alt="" loading="lazy" width="${Math.round(width / 5)}"></a>`;
  };
  const body = rows
    .map(({ route, name }) => `<tr><th>${route}${columns.map((column) => cell(name, column)).join('')}`)
    .join('\n');
  return `<!doctype html>
<meta charset="utf-8">
<title>shots</title>
<style>
  body { font: 14px system-ui; background: #888; }
  th { position: sticky; top: 0; text-align: left; vertical-align: top; }
  img { display: block; max-height: 900px; object-fit: cover; object-position: top; }
</style>
<table>
<tr><th>${head}
${body}
</table>
`;
}
