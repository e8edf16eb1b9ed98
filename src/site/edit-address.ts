/**
 * The address in the repository's web editor (settings, `repository.edit`).
 * @example editAddress('https://host/{branch}/{file}#L{line}', 'pages/x.mdx:12:3', 'main') // 'https://host/main/pages/x.mdx#L12'
 */
export function editAddress(pattern: string, at: string, branch: string): string {
  const [, file = at, line = '1'] = at.match(/^(.*):(\d+):\d+$/) ?? [];
  return pattern
    .replace(/\{(?:file|path)\}/, () => encodeURI(file))
    .replace('{line}', line)
    .replace('{branch}', () => encodeURI(branch));
}
