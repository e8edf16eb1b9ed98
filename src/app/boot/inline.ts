/**
 * The inline script in the head of every page: everything that works without React for as long as the page is open, and
 * the takeover, which loads React when the visitor needs it.
 */
import '../takeover/early.ts';
import { showActionBar } from './action-bar.ts';
import { followScroll } from './header.ts';
import { enhanceMenus } from './menus.ts';
import { openDetails } from './open-details.ts';
import { showFocus } from './show-focus.ts';
import { rememberTheme } from './theme.ts';

rememberTheme();
enhanceMenus();
followScroll();
showActionBar();
showFocus();
openDetails();
