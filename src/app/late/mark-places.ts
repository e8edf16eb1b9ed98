const marker =
  /<template data-late="([^"]*)"><\/template>((?:<!--(?:\$[^>]*| )?-->|<template data-source-start[^>]*><\/template>)*<[a-z][\w-]*)?/g;

/** Turns the markers of late parts (Late.tsx) into an attribute of the element that follows. */
export const markPlaces = (html: string): string =>
  html.replace(marker, (_, place: string, start?: string) =>
    start ? `${start} data-late="${place.trim()}"` : '',
  );
