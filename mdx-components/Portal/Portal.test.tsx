import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Portal } from './Portal.tsx';

test('is a named region with its words, a scene and one link', async () => {
  render(
    <TestSite>
      <Portal
        eyebrow="Практика"
        heading="На урок"
        scene="chat"
        action={{ text: 'Зарегистрироваться', href: '/register' }}
      >
        План и журнал
      </Portal>
    </TestSite>,
  );
  const region = await screen.findByRole('region', { name: 'На урок' });
  expect(region.textContent).toContain('План и журнал');
  expect((await screen.findByRole('img')).getAttribute('aria-label')).toMatch(/\S/);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/register']);
});

test('a view of English samples has no words of the Russian list', () => {
  const { container } = render(
    <TestSite page={{ isView: true, lang: 'en' }}>
      <Portal heading="На урок" scene="chat" action={{ text: 'Зарегистрироваться', href: '/register' }} />
    </TestSite>,
  );
  expect(container.textContent).toBe('');
});
