import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Portal } from './Portal.tsx';

test('a view of English samples has no words of the Russian list', () => {
  const { container } = render(
    <TestSite page={{ isView: true, lang: 'en' }}>
      <Portal heading="На урок" scene="chat" action={{ text: 'Зарегистрироваться', href: '/register' }} />
    </TestSite>,
  );
  expect(container.textContent).toBe('');
});
