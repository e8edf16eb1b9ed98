import { limits, Refused } from '../limits.ts';
import { publishPreview, waitByChance } from '../update.ts';
import { inputs, previewUrl, readInputs, writeOutputs } from './inputs.ts';
import { openPages } from './pages.ts';

/** Step: puts what was collected on the pages branch. */
const told = readInputs({
  NUMBER: inputs.number,
  BUILD: inputs.build,
  COMMIT: inputs.commit,
  PREVIEW: inputs.folder,
});
const { pages, repository } = openPages();
const preview = { number: told.NUMBER, build: told.BUILD, commit: told.COMMIT };
try {
  const result = await publishPreview(pages, told.PREVIEW, preview, limits, waitByChance);
  writeOutputs({ result, url: previewUrl(repository, told.NUMBER) });
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  writeOutputs({ result: 'refused', refusal: error.reason });
}
