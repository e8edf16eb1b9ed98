import { expect, test } from 'vitest';
import { verdict } from '../audit.ts';

const report = (...severities: string[]) =>
  JSON.stringify({
    metadata: {},
    vulnerabilities: Object.fromEntries(
      severities.map((severity) => [severity, { name: `a-${severity}`, severity, range: '<2' }]),
    ),
  });

test('a grave hole in what ships fails, one in a tool is told', () => {
  expect(verdict(report('high', 'low'), true)).toEqual({
    lines: [
      '::error title=npm audit::a-high <2: high, in what ships',
      '::warning title=npm audit::a-low <2: low, in what ships',
    ],
    failed: true,
  });
  expect(verdict(report('critical'), false).failed).toBe(false);
  expect(verdict(report('moderate'), true).failed).toBe(false);
  expect(verdict(report(), true)).toEqual({
    lines: ['No known vulnerability in what ships.'],
    failed: false,
  });
});

test('a registry that gives no answer is told and stops nothing', () => {
  const refused = '{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}';
  for (const printed of [refused, '', '<html>'])
    expect(verdict(printed, true)).toMatchObject({
      failed: false,
      lines: [expect.stringMatching(/^::warning/)],
    });
  expect(verdict(refused, true).lines[0]).toContain('405');
});
