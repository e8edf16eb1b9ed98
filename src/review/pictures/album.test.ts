import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { emptyChange } from '../../../tests/review/empty-change.ts';
import { phone } from '../../devices.ts';
import { foundBlock } from '../compare/change.ts';
import type { BlockChange, Locator } from '../types.ts';
import { boxesIn, fillAlbum } from './album.ts';
import { tallest } from './still-tab.ts';

const width = 160;

/** A white page with black rows, some of them only on a phone; a block is at the row given by its path. */
async function tabOf(rows: readonly number[], height = 200, phoneRows: readonly number[] = []) {
  let shown = rows;
  const picture = () => {
    const pixels = Buffer.alloc(width * height * 3, 255);
    for (const row of shown) pixels.fill(0, row * width * 3, (row + 1) * width * 3);
    return sharp(pixels, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
  };
  const evaluate = async (work: unknown, blocks: Locator[][]) => {
    if (work !== boxesIn) return { violations: [] };
    return blocks.map(([place]) => place && { left: 0, top: place.path[0] ?? 0, width: 50, height: 20 });
  };
  return {
    url: '/',
    tab: {
      page: { evaluate } as unknown as Page,
      open: async (_: string, at: number) => {
        shown = at === phone ? [...rows, ...phoneRows] : rows;
      },
      picture,
    },
  };
}

test('pictures open at the page’s own change; a change that looks the same has no crops, one seen on a phone has its, a move has both', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'album-'));
  const block = (kind: BlockChange['kind'], row: number, more: Partial<BlockChange>) =>
    foundBlock(kind, 'абзац', { at: { path: [row], tag: 'p', text: 'Абзац' }, ...more }).change;
  const was = (row: number) => ({ was: [{ path: [row], tag: 'p', text: 'Абзац' }] });
  const menu = block('changed', 20, { region: 'header', ...was(20) });
  const alt = block('changed', 100, { region: 'main', ...was(100) });
  const look = block('style', 150, { region: 'main', ...was(150) });
  const move = block('moved', 60, { region: 'main', ...was(90) });
  const narrow = block('style', 180, { region: 'main', ...was(180) });
  const page = { ...emptyChange('/about', 'О нас'), blocks: [menu, alt, look, move, narrow] };
  const sides = { before: await tabOf([]), after: await tabOf([20, 155], 200, [185]) };
  await fillAlbum(folder, '0', page, sides, [look]);
  expect(page.shots.map(({ from }) => from)).toEqual([150, 150]);
  expect(page.blocks.map(({ crops }) => crops !== undefined)).toEqual([true, false, true, true, true]);
  expect([look, narrow].map(({ isOnPhone }) => isOnPhone)).toEqual([false, true]);
  expect(move.crops).toEqual({ before: 'shots/0-3-before.webp', after: 'shots/0-3-after.webp' });
  rmSync(folder, { recursive: true });
});

test('a page taller than its picture is reported as cut', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'album-'));
  const page = emptyChange('/about', 'О нас');
  await fillAlbum(folder, '0', page, { before: null, after: await tabOf([], tallest) }, []);
  expect(page.shots.map(({ isCut }) => isCut)).toEqual([true, true]);
  rmSync(folder, { recursive: true });
});
