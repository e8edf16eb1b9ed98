import { isNotFoundFile } from '../../../content/files/paths.ts';
import { MovePage } from './MovePage.tsx';
import { NewPage } from './NewPage.tsx';
import { SendChanges } from './SendChanges.tsx';

/** Files of pages that can be moved: those of the workshop have none, and the others' names are fixed. */
const isMovable = (file: string) =>
  file.startsWith('pages/') && file !== 'pages/index.mdx' && !isNotFoundFile(file);

/**
 * Buttons in the writers' bar for what is done with whole files.
 * @param file of the current page
 */
export const BarActions = ({ file }: { file: string }) => (
  <>
    <NewPage file={file} />
    {isMovable(file) && <MovePage key={file} file={file} />}
    <SendChanges />
  </>
);
