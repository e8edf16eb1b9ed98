import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ru } from '../../../src/site/labels.ru.ts';
import * as toast from '../../../src/ui/toast.ts';
import { TestSite, type TestSiteProps } from '../../../tests/TestSite.tsx';
import * as letters from './letter.ts';
import { MessageForm } from './MessageForm.tsx';
import { isEmail, isName, isPhone } from './rules.ts';

beforeEach(() => {
  vi.spyOn(toast, 'notify').mockResolvedValue();
  // jsdom has no mail program.
  vi.spyOn(letters, 'openLetter').mockReturnValue();
});
// Text left in a form is restored in the next form of the same page.
afterEach(() => document.querySelector('form')?.reset());

test.each([
  ['Азиз Каримов', true],
  ['Oʻtkir Gʻaniyev', true],
  ["O'tkir", true],
  ['Қаҳрамон Ғуломов', true],
  ['Zoë Müller', true],
  ['O´tkir', true],
  ['O′tkir', true],
  ['Азиз\u00a0Каримов', true],
  ['Анна-Мария', false],
  ['Азиз2', false],
  ['', false],
])('name %j: %s', (text, valid) => expect(isName(text)).toBe(valid));

test.each([
  ['aziz@example.com', true],
  ['a.b+c@sub.example.uz', true],
  ['почта@пример.рф', true],
  ['aziz@xn--e1afmkfd.xn--p1ai', true],
  ['aziz@example', false],
  ['aziz@@example.com', false],
  ['aziz example@mail.uz', false],
  ['aziz@-example.com', false],
  ['a..b@example.com', false],
])('e-mail %j: %s', (text, valid) => expect(isEmail(text)).toBe(valid));

test.each([
  ['+998 90 123-45-67', true],
  ['998901234567', true],
  ['90 123 45 67', true],
  // Numbers of the network 99 may start like the country code.
  ['99 812 34 56', true],
  ['+998 12 34 56', false],
  ['+7 (495) 123-45-67', true],
  // As pasted from a contact list, a site, a business card.
  ['\u202a+998\u00a090 123‑45–67\u202c', true],
  ['90.123.45.67', true],
  ['📞 +998 90 123-45-67;', true],
  ['8 90 123-45-67', true],
  ['00 998 90 123 45 67', true],
  ['8 90 123-45-678', false],
  ['+998 90 123-45-6', false],
  ['+998 00 123-45-67', false],
  ['90 123-45-67, 91 234-56-78', false],
  ['90 123-45-67 Азиз', false],
  ['12345', false],
  ['девять', false],
])('phone %j: %s', (text, valid) => expect(isPhone(text)).toBe(valid));

const show = (site: Omit<TestSiteProps, 'children'> = {}) =>
  render(
    <TestSite {...site}>
      <MessageForm fields={['name', 'email', 'message']} />
    </TestSite>,
  );
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const fill = () => {
  // As pasted from a messenger, with marks that nobody sees.
  type('Имя и фамилия', '\u2068Азиз Каримов\u2069');
  type('Электронная почта', '\u200eaziz@example.com');
  type('Сообщение', 'Здравствуйте');
};
const submit = async () => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });
};

test('a message waits until what is being pressed has been let go, and comes for what the field held then', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Написать письмо' });
  fireEvent.mouseDown(button);
  fireEvent.blur(field('Электронная почта'));
  expect(field('Электронная почта').getAttribute('aria-invalid')).toBeNull();
  fireEvent.mouseUp(button);
  expect(await screen.findByText('Укажите почту, чтобы мы могли ответить')).toBeTruthy();
  fill();
  fireEvent.mouseDown(button);
  fireEvent.blur(field('Электронная почта'));
  fireEvent.mouseUp(button);
  await submit();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
});

test('a field from which the form was sent by Enter is not called empty when it is left', async () => {
  show();
  fill();
  field('Электронная почта').focus();
  await act(async () => {
    fireEvent.submit(field('Электронная почта'));
  });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Написать письмо' }));
  act(() => screen.getByRole('button', { name: 'Написать письмо' }).blur());
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
});

test('without an endpoint a valid form opens a letter, resets, and tells the ways on', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  show();
  fill();
  await submit();
  expect(fetch).not.toHaveBeenCalled();
  const href = vi.mocked(letters.openLetter).mock.calls[0]?.[0].href ?? '';
  expect(href).toMatch(/^mailto:help@daftar\.example\?subject=/);
  const words = decodeURIComponent(href);
  for (const part of ['Здравствуйте', 'Имя и фамилия: Азиз Каримов', 'Электронная почта: aziz@example.com'])
    expect(words).toContain(part);
  expect(field('Сообщение').value).toBe('');
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  expect(vi.mocked(toast.notify).mock.calls[0]?.[0]).toContain('help@daftar.example');
  expect(screen.getByRole('link', { name: 'Открыть ещё раз' }).getAttribute('href')).toBe(href);
  expect(screen.getByRole('link', { name: '+998 71 200-00-01' }).getAttribute('href')).toBe(
    'tel:+998712000001',
  );
  expect(screen.getByRole('button', { name: 'Скопировать текст' })).toBeTruthy();
  // Submitted twice: the same is said again, and nothing else happens.
  await act(async () => {
    fireEvent.submit(field('Сообщение'));
  });
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  expect(letters.openLetter).toHaveBeenCalledTimes(1);
  const said = vi.mocked(toast.notify).mock.calls;
  expect(said).toHaveLength(2);
  expect(said[1]).toEqual(said[0]);
});

test('the text of a letter that got lost with its page is there after a reload, not after a visit elsewhere', async () => {
  const { unmount } = show();
  fill();
  await submit();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(JSON.stringify({ ...sessionStorage })).toContain('Здравствуйте');
  unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Здравствуйте');
});

test('a field is not left with its window, e.g. for an app with the number', () => {
  show();
  field('Электронная почта').focus();
  fireEvent.blur(field('Электронная почта'));
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  act(() => field('Электронная почта').blur());
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
});

test('lines of a letter end as mail programs expect (RFC 6068)', () => {
  const { href } = letters.writeLetter('help@daftar.example', { message: 'а\nб' }, 'Вопрос', ru.forms);
  expect(decodeURIComponent(href)).toContain('body=а\r\nб');
});

test('a letter too long for a link holds its subject and asks to paste what was copied, but not on phones', () => {
  const message = 'Очень длинный вопрос. '.repeat(50);
  const letter = letters.writeLetter('help@daftar.example', { message, name: 'Азиз' }, 'Вопрос', ru.forms);
  expect(letter.isWhole).toBe(false);
  expect(decodeURIComponent(letter.href)).toMatch(/subject=Вопрос&body=Вставьте сюда скопированный текст\.$/);
  expect(letter.text).toContain(message);
  expect(letter.text).toContain('Имя и фамилия: Азиз');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValueOnce('Mozilla/5.0 (Linux; Android 14) Chrome/140');
  expect(letters.writeLetter('help@daftar.example', { message }, 'Вопрос', ru.forms).isWhole).toBe(true);
  const own = letters.writeLetter('help@daftar.example', { subject: 'Своя тема' }, 'Вопрос', ru.forms);
  expect(decodeURIComponent(own.href)).toContain('?subject=Своя тема&');
});

const forms = { endpoint: 'https://forms.example/' };

/** A server whose answer to the last request is decided by the test. */
function heldFetch() {
  let answer: (response: Response) => void = () => undefined;
  const fetch = vi.fn(
    (_url: string, _init: RequestInit) =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  vi.stubGlobal('fetch', fetch);
  return { fetch, answer: (response: Response) => answer(response) };
}

test('with an endpoint it posts JSON once, however often one presses', async () => {
  const { answer, fetch } = heldFetch();
  show({ settings: { forms } });
  fill();
  await submit();
  await submit();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual({
    name: 'Азиз Каримов',
    email: 'aziz@example.com',
    message: 'Здравствуйте',
    page: '/about',
  });
  expect(screen.getByRole('button', { name: 'Отправляем…' })).toBeTruthy();
  await act(async () => answer(new Response()));
  await waitFor(() => expect(field('Сообщение').value).toBe(''));
  expect(screen.getByText(/^Сообщение отправлено/)).toBeTruthy();
  type('Сообщение', 'Ещё вопрос');
  await submit();
  expect(screen.queryByText(/^Сообщение отправлено/), 'a second message that is not complete').toBeNull();
});

test('what was sent while the visitor looked at another page is not there to be sent again', async () => {
  const { answer } = heldFetch();
  const { unmount } = show({ settings: { forms } });
  fill();
  await submit();
  unmount();
  await act(async () => answer(new Response()));
  show({ settings: { forms } });
  expect(field('Сообщение').value).toBe('');
});

test('a sent text that was kept when the tab was hidden is forgotten at once: no event tells that a phone ends the tab', async () => {
  const { answer } = heldFetch();
  show({ settings: { forms } });
  fill();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(JSON.stringify({ ...sessionStorage })).toContain('Здравствуйте');
  await submit();
  await act(async () => answer(new Response()));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Здравствуйте');
});

test('a text that fills its field says so, since a browser cuts what is pasted without a word; it is sent', async () => {
  const { fetch } = heldFetch();
  show({ settings: { forms } });
  fill();
  type('Сообщение', 'я'.repeat(4000));
  expect(document.querySelectorAll('[aria-invalid]'), 'while typing').toHaveLength(0);
  expect(await screen.findByText(/^Больше сюда не поместится/)).toBeTruthy();
  await submit();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
});

test('words that are typed while others are on their way stay, also for who comes back to the page', async () => {
  const { answer } = heldFetch();
  const { unmount } = show({ settings: { forms } });
  fill();
  await submit();
  type('Сообщение', 'Здравствуйте, и ещё вопрос');
  await act(async () => answer(new Response()));
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeTruthy();
  expect(field('Сообщение').value).toBe('Здравствуйте, и ещё вопрос');
  await submit();
  type('Сообщение', 'Третий вопрос');
  unmount();
  await act(async () => answer(new Response()));
  show({ settings: { forms } });
  expect(field('Сообщение').value).toBe('Третий вопрос');
});

test('what was typed is found again in its own form, not in another with the same fields', () => {
  const two = (
    <TestSite>
      <MessageForm fields={['message']} />
      <MessageForm fields={['message']} />
    </TestSite>
  );
  const messages = () => screen.getAllByLabelText<HTMLTextAreaElement>('Сообщение');
  const { unmount } = render(two);
  fireEvent.change(messages()[0] as Element, { target: { value: 'Здравствуйте' } });
  unmount();
  render(two);
  expect(messages().map(({ value }) => value)).toEqual(['Здравствуйте', '']);
});

test.each([
  ['a server error', () => Promise.resolve(new Response(null, { status: 500 }))],
  ['a broken connection', () => Promise.reject(new TypeError('network'))],
])('%s keeps the text and offers to send again', async (_name, fetch) => {
  vi.stubGlobal('fetch', vi.fn(fetch));
  const shown = vi.fn();
  Object.assign(HTMLParagraphElement.prototype, { scrollIntoView: shown });
  onTestFinished(() => void Reflect.deleteProperty(HTMLParagraphElement.prototype, 'scrollIntoView'));
  show({ settings: { forms } });
  fill();
  await submit();
  // Below the button, where the window of a phone ends; offline no toast may come.
  expect(shown.mock.contexts).toEqual([screen.getByText(/^Не получилось отправить/).parentElement]);
  expect(field('Сообщение').value).toBe('Здравствуйте');
  expect(screen.getByRole('button', { name: 'Отправить ещё раз' })).toBeTruthy();
});

test('what a robot writes, or a password manager into the hidden field, is not sent, and not called so', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  show({ settings: { forms } });
  fill();
  type('Не заполняйте это поле', 'spam');
  await submit();
  expect(fetch).not.toHaveBeenCalled();
  expect(screen.getByText(/^Не получилось отправить.*help@daftar\.example/)).toBeTruthy();
});
