/**
 * The one script that stands in every page's HTML, in its head: what answers with or without React for the whole life of the
 * page, and who waits for the visitor to need React.
 */
import '../takeover/early.ts';
import { offerAction } from './action-bar.ts';
import { followScroll } from './header.ts';
import { answerMenus } from './menus.ts';
import { showFocus } from './show-focus.ts';
import { rememberTheme } from './theme.ts';

rememberTheme();
answerMenus();
followScroll();
offerAction();
showFocus();
