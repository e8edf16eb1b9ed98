import { removePreview, waitByChance } from '../update.ts';
import { inputs, openPages, readInputs } from './inputs.ts';

/** Step: takes a closed request's preview off the pages branch. */
const { NUMBER } = readInputs({ NUMBER: inputs.number });
await removePreview(openPages().pages, NUMBER, waitByChance);
