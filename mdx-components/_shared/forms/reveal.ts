/** A ref for what a form says below its button, where the window of a phone ends: scrolls it into view when it comes. */
export const reveal = (notice: HTMLElement | null) => notice?.scrollIntoView?.({ block: 'nearest' });
