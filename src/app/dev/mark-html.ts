import { sourceMark } from '../SourceMark.tsx';
import type { LinkMarks } from './locate.ts';

/** Matches tags and comments of React's HTML, where `<` and `>` are escaped in text and attributes. */
const token =
  /<!--[\s\S]*?-->|<template data-app-source-(?:start="([^"]*)"|end="")><\/template>|<(\/?)([a-zA-Z][\w:-]*)([^>]*)>/g;
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * Turns the markers of SourceMark.tsx into attributes: every outermost element between two markers gets one, unless it has one
 * already (the innermost mark is the most exact). Removes the markers. Also marks links in `<main>`.
 * @param marksOf returns the marks of a link (locate.ts)
 */
export function applySourceMarks(html: string, marksOf: (href: string) => LinkMarks): string {
  const marks: { at: string; depth: number }[] = [];
  let depth = 0;
  let isMain = false;
  return html.replace(token, (tag, start?: string, close?: string, name?: string, rest = '') => {
    if (tag.startsWith('<template data-app-source-')) {
      if (start === undefined) marks.pop();
      else marks.push({ at: start, depth });
      return '';
    }
    if (name === undefined) return tag;
    if (name === 'main') isMain = !close;
    if (close) {
      depth -= 1;
      return tag;
    }
    const mark = marks.at(-1);
    const href = isMain && name === 'a' ? rest.match(/ href="([^"]*)"/)?.[1] : undefined;
    const link = href ? marksOf(href) : {};
    const at = link.at ?? (mark?.depth === depth ? mark.at : null);
    if (!empty.has(name)) depth += 1;
    const staged = link.stage ? ` data-stage="${link.stage}"` : '';
    const marked = at === null || rest.includes(` ${sourceMark}=`) ? '' : ` ${sourceMark}="${at}"`;
    return `<${name}${marked}${staged}${rest}>`;
  });
}

/** Addresses of the entries in the answers of a page's queries, without breadcrumbs. */
export function urlsIn(answers: Record<string, unknown>): Set<string> {
  const urls = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('url' in value && typeof value.url === 'string') urls.add(value.url);
    for (const inner of Object.values(value)) collect(inner);
  };
  for (const [name, answer] of Object.entries(answers)) if (name !== 'breadcrumbs') collect(answer);
  return urls;
}
