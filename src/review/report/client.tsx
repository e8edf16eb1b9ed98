import { hydrateRoot } from 'react-dom/client';
import { readReview } from '../parts/reviewing.tsx';
import { Report } from './Report.tsx';

/** The report answers: its pictures turn, its changes are ticked. It is complete without it. */
const review = await readReview();
if (review) hydrateRoot(document, <Report review={review} />);
