import { spawnSync } from 'node:child_process';
import type { z } from 'zod';

/** GitHub's answer was no answer. */
export class GitHubFailure extends Error {}

function gh(args: readonly string[], input = ''): string | null {
  const { status, stdout, stderr, error } = spawnSync('gh', ['api', ...args], {
    encoding: 'utf8',
    input,
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  if (/HTTP 404/.test(stderr)) return null;
  throw new GitHubFailure(`gh api ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
}

/**
 * Asks GitHub for one thing, through its own command `gh`, which every runner has and which reads the token itself.
 * @returns null where there is no such thing
 * @throws {GitHubFailure} when GitHub does not answer
 * @throws {z.ZodError} when it answers something else
 */
export function ask<T>(path: string, schema: z.ZodType<T>): T | null {
  const answer = gh(['--method', 'GET', path]);
  return answer === null ? null : schema.parse(JSON.parse(answer));
}

/** Asks for a list, all its pages; empty where there is no such thing. Throws as `ask` does. */
export function askAll<T>(path: string, item: z.ZodType<T>): T[] {
  const answer = gh(['--method', 'GET', '--paginate', '--slurp', path]);
  return answer === null ? [] : item.array().array().parse(JSON.parse(answer)).flat();
}

/**
 * Tells GitHub to change something.
 * @throws {GitHubFailure} when it does not; a deletion of what is not there is one that is done
 */
export function tell(method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object = {}): void {
  const answer = gh(['--silent', '--method', method, '--input', '-', path], JSON.stringify(body));
  if (answer === null && method !== 'DELETE') throw new GitHubFailure(`${method} ${path}: HTTP 404`);
}
