import { createContext } from 'react';

/**
 * What a section is for React in the browser: it answers as soon as somebody comes near, or once it is touched, or its root
 * element stays as it was served.
 */
export type Takeover = 'interactive' | 'touched' | keyof HTMLElementTagNameMap;

/** A section of the page. */
export interface Band {
  name: string;
  /** Id of the outermost section around it, or its own. */
  outer: string;
}

/** What components tell of themselves while a page is rendered on the server; it belongs to one render. */
export interface Collector {
  /**
   * A section is rendered.
   * @param id the same in every try of the render
   * @param around the section that it stands in
   * @returns `near`: whether coming near is enough for React to answer in it, null where it stays as served
   */
  section: (
    id: string,
    name: string,
    props: object,
    around: Band | null,
  ) => { band: Band; near: boolean | null };
  /** A part of shell or layout is rendered that stands below the text. */
  below: (id: string) => Band;
  /** A scene is drawn. */
  scene: (name: string) => void;
  /** Something is shown whose module is loaded on demand, and brings its styles along. */
  module: (file: string, band: Band | null) => void;
  /**
   * Whether what is seen without scrolling ends here (Fold.tsx); true once a page.
   * @param id the same in every try of the render
   */
  fold: (id: string, band: Band | null) => boolean;
}

/** Stands in the page's HTML where the sheet of what is further down is linked. */
export const foldMark = '<!--fold-->';

/** What is closed at first, wherever it stands. */
export const closedBand: Band = { name: '', outer: '' };

/** Null in the browser. */
export const CollectorContext = createContext<Collector | null>(null);

/** The section that a component stands in. */
export const BandContext = createContext<Band | null>(null);
