import { removePreview, waitByChance } from '../update.ts';
import { inputs, readInputs } from './inputs.ts';
import { openPages } from './pages.ts';

/** Step: takes a closed request's preview off the pages branch. */
const { NUMBER } = readInputs({ NUMBER: inputs.number });
await removePreview(openPages().pages, NUMBER, waitByChance);
