import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { sceneAlt } from '../scenes/alt.ts';
import { preloadScene, scenes } from '../scenes/index.ts';
import type { SceneProps } from '../scenes/parts/parts.tsx';
import { type SceneName, sceneNames } from '../vocabulary.ts';
import { Scene } from './Scene.tsx';

const interactive = 'a, button, input, select, textarea, summary, table, [tabindex], [role="button"]';
const headings = 'h1, h2, h3, h4, h5, h6';

async function draw(name: SceneName, props: Partial<SceneProps> = {}) {
  await preloadScene(name);
  const Picture = scenes[name];
  return render(<Picture lang="ru" {...props} />).container;
}

describe('scenes', () => {
  it('covers the vocabulary, no more and no less', () => {
    expect(Object.keys(scenes).sort()).toEqual([...sceneNames].sort());
    expect(Object.keys(sceneAlt.ru).sort()).toEqual([...sceneNames].sort());
  });

  it.each(sceneNames)('%s is described by one Russian sentence', (name) => {
    expect(sceneAlt.ru[name]).toMatch(/^[А-ЯЁ][^.!?]{30,140}\.$/u);
  });

  it.each(sceneNames)('%s is only a picture: nothing to press, no headings, few elements', async (name) => {
    const picture = await draw(name);
    expect(picture.querySelectorAll(`${interactive}, ${headings}, [style], [id]`)).toHaveLength(0);
    expect(picture.textContent).toMatch(/[а-яё]/iu);
    expect(picture.querySelectorAll('*').length).toBeLessThan(name === 'hero' ? 110 : 90);
  });

  it.each(sceneNames)(
    '%s says everything in English on an English page, and says what it is',
    async (name) => {
      for (const props of [{}, { crop: 'card' }, { isPlayed: true }] as const) {
        const { innerHTML } = await draw(name, { lang: 'en', ...props });
        expect(innerHTML).not.toMatch(/[а-яё]|>\d,\d(?!\d)|\d\s%/iu);
      }
      expect(sceneAlt.en[name]).toMatch(/^[A-Z][^.!?]{30,100}\.$/);
    },
  );

  it.each(sceneNames)('%s as a card is never larger than the whole', async (name) => {
    const whole = (await draw(name)).querySelectorAll('*').length;
    const card = (await draw(name, { crop: 'card' })).querySelectorAll('*').length;
    expect(card).toBeLessThanOrEqual(whole);
  });

  it('is announced as one image whose inside stays silent', async () => {
    render(
      <TestSite>
        <Scene name="quiz" />
      </TestSite>,
    );
    await screen.findByText('Верно!', { exact: false });
    const image = screen.getByRole('img', { name: sceneAlt.ru.quiz });
    expect(image.querySelector(':scope > [aria-hidden="true"]')).not.toBeNull();
  });

  it('a review of claims sums up days, where a gradebook has an average', async () => {
    const last = async (lang: 'ru' | 'en') =>
      [...(await draw('gradebook', { lang })).querySelectorAll('div > b:last-child')].map(
        (b) => b.textContent,
      );
    expect(await last('en')).toEqual(['11', '15', '12', '5']);
    expect(await last('ru')).toEqual(['4,6', '4,3', '5,0', '3,5']);
  });
});
