import { collect } from '../collect.ts';
import { limits, Refused } from '../limits.ts';
import { inputs, readInputs, writeOutputs } from './inputs.ts';

/** Step: takes out of an artifact what a preview is made of. Knows no token, and neither does git take part. */
const { ARTIFACT, PREVIEW } = readInputs({ ARTIFACT: inputs.folder, PREVIEW: inputs.folder });
try {
  const { files, bytes, leftOut, leftOutCount } = collect(ARTIFACT, PREVIEW, limits);
  console.log(`${files} files, ${bytes} bytes.`);
  // As JSON: a line of its own could be a command for the runner.
  for (const path of leftOut) console.log(`Left out: ${JSON.stringify(path)}`);
  writeOutputs({ 'left-out': leftOutCount, refusal: '' });
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  writeOutputs({ 'left-out': 0, refusal: error.reason });
}
