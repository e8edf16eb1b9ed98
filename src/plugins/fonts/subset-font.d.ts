declare module 'subset-font' {
  /** Cuts a font to the glyphs of `text`; `variationAxes` narrows variable axes, `keepFeatures` names OpenType features. https://github.com/papandreou/subset-font */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepFeatures?: readonly string[];
    },
  ): Promise<Uint8Array>;
}
