/** Address of a request's preview, with a slash at its end. */
export function previewUrl(repository: string, number: number): string {
  const [owner, name] = repository.split('/');
  return `https://${owner}.github.io/${name}/pr-${number}/`;
}

/** Address of a workflow's run. */
export const runUrl = (server: string, repository: string, id: number): string =>
  `${server}/${repository}/actions/runs/${id}`;
