import { hydrateRoot } from 'react-dom/client';
import { readReview } from '../parts/reviewing.tsx';
import { Report } from './Report.tsx';

/** Hydrates the report, which is complete without script. */
const review = await readReview();
if (review) hydrateRoot(document, <Report review={review} />);
