import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { readCommand } from '../command-line.ts';
import { serve } from '../hosts/serve.ts';
import { showTypeface } from '../typeface.ts';
import { type Shot, storyboard } from './storyboard.ts';

const usage = `npx vite build && npm run film
Renders the product film from the scenes of the built site into public/film: WebM and MP4, with captions and a poster.
Needs ffmpeg (apt-get install ffmpeg); CHROMIUM_PATH names a browser.`;
if (!readCommand(process.argv.slice(2), usage, {}, [0, 0])) process.exit();
const rate = 25;
const size = { width: 1280, height: 720 };
const out = resolve('public/film');
const frames = mkdtempSync(join(tmpdir(), 'film-'));
const frameFile = (number: number) => join(frames, `${String(number).padStart(4, '0')}.jpg`);

const framesOf = ({ length }: Shot) => Math.round((length / 1000) * rate);
const pad = (number: number, digits = 2) => String(Math.floor(number)).padStart(digits, '0');
const stamp = (ms: number) => `00:${pad(ms / 60_000)}:${pad((ms / 1000) % 60)}.${pad(ms % 1000, 3)}`;

/** Captures the frames of a shot. */
async function take(browser: Browser, site: string, shot: Shot, first: number): Promise<void> {
  const page = await browser.newPage({
    viewport: size,
    baseURL: site,
    bypassCSP: true,
    colorScheme: 'light',
  });
  await page.goto(shot.scene?.page ?? '/pricing');
  await page.evaluate(showTypeface);
  await page.evaluate(() => document.fonts.ready);
  await page.addScriptTag({ path: resolve('src/film/set.js') });
  const isLast = shot === storyboard.at(-1);
  await page.evaluate(`setShot(${JSON.stringify({ ...shot, scene: shot.scene?.name, isLast })})`);
  for (let frame = 0; frame < framesOf(shot); frame++) {
    await page.evaluate(`seek(${(frame * 1000) / rate})`);
    await page.screenshot({ path: frameFile(first + frame), type: 'jpeg', quality: 95 });
  }
  await page.close();
}

/** The captions in WebVTT, one cue a shot. */
function captions(): string {
  let at = 0;
  const cues = storyboard.map(({ length, caption }) => {
    const from = at;
    at += length;
    return `${stamp(from)} --> ${stamp(at)}\n${caption}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function ffmpeg(...args: string[]): void {
  const { status, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr || 'ffmpeg is not installed.');
}

const { url, close } = await serve(resolve('dist'));
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
  let first = 0;
  // The poster: the journal with all its rows, which tells more than the title does.
  let poster = 0;
  for (const shot of storyboard) {
    if (shot.scene?.name === 'gradebook') poster = first + rate * 3;
    await take(browser, url, shot, first);
    first += framesOf(shot);
  }
  mkdirSync(out, { recursive: true });
  const source = ['-framerate', `${rate}`, '-i', join(frames, '%04d.jpg'), '-pix_fmt', 'yuv420p'];
  const mp4 = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '29', '-movflags', '+faststart'];
  const webm = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '44', '-row-mt', '1', '-cpu-used', '3'];
  ffmpeg(...source, ...mp4, join(out, 'daftar.mp4'));
  ffmpeg(...source, ...webm, join(out, 'daftar.webm'));
  ffmpeg('-i', frameFile(poster), '-q:v', '4', join(out, 'daftar.jpg'));
  writeFileSync(join(out, 'daftar.vtt'), captions());
} finally {
  await browser.close();
  await close();
  rmSync(frames, { recursive: true });
}
