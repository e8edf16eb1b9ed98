import type { Stage } from '../../content/stage.ts';
import { sourceMark } from '../SourceMark.tsx';

/** Matches tags and comments of React's HTML, where `<` and `>` are escaped in text and attributes. */
const token =
  /<!--[\s\S]*?-->|<template data-app-source-(?:start="([^"]*)"|end="")><\/template>|<(\/?)([a-zA-Z][\w:-]*)([^>]*)>/g;
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * Turns the markers of SourceMark.tsx into attributes: every outermost element between two markers gets one, unless it has one
 * already (the innermost mark is the most exact). Removes the markers. Also marks links in `<main>` like `markLinks` in locate.ts
 * does in the browser.
 * @param sourceOf source of the entry that a link in a list leads to; null for other links
 * @param stageOf stage of the link's target; null if it is published
 */
export function applySourceMarks(
  html: string,
  sourceOf: (href: string) => string | null,
  stageOf: (href: string) => Stage | null = () => null,
): string {
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
    const at = (href && sourceOf(href)) || (mark?.depth === depth ? mark.at : null);
    if (!empty.has(name)) depth += 1;
    const stage = href ? stageOf(href) : null;
    const staged = stage ? ` data-stage="${stage}"` : '';
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
