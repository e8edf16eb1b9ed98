import { createContext } from 'react';

/**
 * How React takes a section over in the browser: when the visitor comes near, when it is touched, or never (then its root
 * element stays as served).
 */
export type Takeover = 'interactive' | 'touched' | keyof HTMLElementTagNameMap;

/** A section of the page. */
export interface SectionPlace {
  name: string;
  /** Id of the outermost enclosing section, or its own. */
  outer: string;
  /** The enclosing section. */
  around: SectionPlace | null;
}

/** Where components register themselves during one server render. */
export interface Collector {
  /**
   * Registers a section.
   * @param id the same in every attempt of the render
   * @param around the enclosing section
   * @returns `when` it is hydrated; null if it stays as served
   */
  section: (
    id: string,
    name: string,
    props: object,
    around: SectionPlace | null,
  ) => { section: SectionPlace; when: 'near' | 'touched' | null };
  /** Registers a part of shell or layout below the text. */
  below: (id: string) => SectionPlace;
  /** Registers a dynamically imported module, so that the page has its styles, and a navigation to it loads it ahead. */
  module: (file: string, section: SectionPlace | null) => void;
  /**
   * Whether the fold is here (Fold.tsx); true once a page.
   * @param id the same in every attempt of the render
   */
  fold: (id: string, section: SectionPlace | null) => boolean;
}

/** Placeholder in the page's HTML for the link to the sheet below the fold. */
export const foldMark = '<!--fold-->';

/** Null in the browser. */
export const CollectorContext = createContext<Collector | null>(null);

/** The section around a component. */
export const SectionContext = createContext<SectionPlace | null>(null);
