/**
 * How pictures are converted (https://sharp.pixelplumbing.com/api-output); their widths are in picture.ts. Photographs lose
 * what nobody sees; pictures with letters and thin lines, which come as PNG, keep every pixel's own colour. More effort for
 * AVIF takes ten times as long and saves three bytes in a hundred.
 */
export const recipe = {
  photo: {
    avif: { quality: 50, effort: 2, chromaSubsampling: '4:2:0' },
    webp: { quality: 76, effort: 4 },
  },
  drawn: {
    avif: { quality: 60, effort: 2, chromaSubsampling: '4:4:4' },
    webp: { quality: 84, effort: 4, smartSubsample: true },
  },
  jpg: { quality: 76, mozjpeg: true },
  png: { compressionLevel: 9, palette: true, quality: 90, effort: 7 },
} as const;
