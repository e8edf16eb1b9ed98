/** Devices in whose width a page is shown in a frame, to writers and reviewers; CSS pixels. */
export const devices = [
  { width: 390, name: 'Телефон' },
  { width: 820, name: 'Планшет' },
  { width: 1280, name: 'Компьютер' },
] as const;

/** Widths of the smallest and the largest device. */
export const [{ width: phone }, , { width: computer }] = devices;
