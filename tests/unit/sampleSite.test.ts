import { expect, it } from 'vitest';
import { schemas } from '../../src/content/types/schemas.ts';
import { sampleSite } from '../sampleSite.ts';

it.each(['settings', 'header', 'footer'] as const)('the sample %s is what the schema asks for', (name) => {
  expect(schemas[name].safeParse(sampleSite[name]).error).toBeUndefined();
});
