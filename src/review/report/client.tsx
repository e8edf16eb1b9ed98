import { hydrateRoot } from 'react-dom/client';
import { readReview } from '../parts/reviewing.tsx';
import { Report } from './Report.tsx';

// Hydrates the report; without scripts it is complete too.
const review = await readReview();
if (review) hydrateRoot(document, <Report review={review} />);
