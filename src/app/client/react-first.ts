/**
 * Imported before everything that needs React: it is evaluated in a task of its own, and the rest of the app in the
 * next ones. Together they would be the longest task of the page.
 */
import 'react-dom/client';
import { pause } from './pause.ts';

await pause();
