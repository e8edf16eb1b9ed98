import { describe, expect, it } from 'vitest';
import {
  addressesIn,
  inTempSite,
  mdx,
  openStore,
  report,
  samples,
  siteFileTexts,
} from '../../tests/content.ts';
import { typographFields } from './typography/typography.ts';

const page = mdx(samples.page);

describe('reading pages/', () => {
  it('makes entries of files with an address and keeps site files apart', () =>
    inTempSite(
      {
        ...siteFileTexts,
        'pages/index.mdx': mdx({ ...samples.page, aliases: ['/home'] }),
        'pages/feature/sample.mdx': mdx(samples.feature),
        'pages/_notes.mdx': 'Не страница',
        'pages/readme.txt': 'Не страница',
      },
      ({ root }) => {
        const store = openStore(root);
        expect(store.problems()).toEqual([]);
        const { entries, site } = store.index();
        expect(entries.map(({ type, url, aliases, file }) => [type, url, aliases, file])).toEqual([
          ['page', '/', [], 'pages/_404.mdx'],
          ['feature', '/feature/sample', [], 'pages/feature/sample.mdx'],
          ['page', '/', ['/home'], 'pages/index.mdx'],
        ]);
        const { settings, header, footer } = samples;
        expect(site).toEqual(typographFields({ settings, header, footer }));
      },
    ));

  it('the address of a _404 is its folder, and it is marked as not found', () =>
    inTempSite(
      { ...siteFileTexts, 'pages/_404.mdx': page, 'pages/feature/_404.mdx': page, 'pages/index.mdx': page },
      ({ root }) => {
        const store = openStore(root);
        expect(store.problems()).toEqual([]);
        expect(store.index().entries.map(({ url, notFound, type }) => [url, notFound, type])).toEqual([
          ['/', true, 'page'],
          ['/feature', true, 'page'],
          ['/', false, 'page'],
        ]);
      },
    ));
});

describe('typography', () => {
  it('is applied to texts after their limits were checked', () => {
    const title = `Урок "по   физике"${'х'.repeat(62)}`;
    return inTempSite(
      {
        ...siteFileTexts,
        'pages/a.mdx': mdx({ ...samples.page, title }),
        'pages/b.mdx': mdx({ ...samples.page, title: `${title}х` }),
      },
      ({ root }) => {
        const store = openStore(root);
        expect(store.problems()).toMatchObject([{ file: 'pages/b.mdx', rule: 'frontmatter/length' }]);
        expect(store.index().entries.map(({ data }) => data)).toMatchObject([
          { title: 'Страница не\u00a0найдена' },
          { title: `Урок «по\u00a0физике»${'х'.repeat(62)}` },
        ]);
        expect(store.index().site.settings.phones).toEqual([
          { label: 'Поддержка', number: '+998 71 200-00-01' },
          { label: 'Для\u00a0центров', number: '+998 71 200-00-02' },
        ]);
      },
    );
  });
});

describe('problems between files', () => {
  const problemsOf = (files: Record<string, string>) => {
    let problems: string[] = [];
    return inTempSite({ ...siteFileTexts, ...files }, ({ root }) => {
      problems = report(openStore(root).problems());
    }).then(() => problems);
  };

  it('two pages with one output file', async () => {
    const files = {
      'pages/_404.mdx': page,
      'pages/404.mdx': page,
      'pages/index.mdx': page,
      'pages/we.mdx': mdx({ aliases: ['/index'], ...samples.page }),
    };
    expect(await problemsOf(files)).toEqual([
      'pages/404.mdx:1:1 [entry/duplicate-url] Адрес /404 уже занят файлом pages/_404.mdx. Переименуйте один из файлов.',
      'pages/we.mdx:3:5 [entry/duplicate-url] Адрес /index уже занят файлом pages/index.mdx. Уберите его из aliases.',
    ]);
  });

  it('an alias that is another file’s address, or another alias', async () => {
    const files = {
      'pages/about.mdx': mdx({ aliases: ['/team', '/company'], ...samples.page }),
      'pages/team.mdx': page,
      'pages/we.mdx': mdx({ aliases: ['/company'], ...samples.page }),
    };
    expect(await problemsOf(files)).toEqual([
      'pages/about.mdx:3:5 [entry/duplicate-url] Адрес /team уже занят файлом pages/team.mdx. Уберите его из aliases.',
      'pages/we.mdx:3:5 [entry/duplicate-url] Адрес /company уже занят файлом pages/about.mdx. Уберите его из aliases.',
    ]);
  });

  it('a slug that is not the file’s name, of which `file/name` suggests another', async () => {
    const copy = { 'pages/feature/журнал (2).mdx': mdx(samples.feature) };
    expect((await problemsOf(copy)).join()).toContain('Напишите slug: zhurnal-2 или');
  });

  it('a missing site file', () =>
    inTempSite({ 'pages/index.mdx': page }, ({ root }) => {
      const store = openStore(root);
      expect(store.problems().map(({ file }) => file)).toEqual([
        'pages/_404.mdx',
        'pages/_site/footer.mdx',
        'pages/_site/header.mdx',
        'pages/_site/settings.mdx',
      ]);
      expect(() => store.index()).toThrow('pages/_site/settings.mdx');
    }));
});

describe('following changes', () => {
  it('leaves a broken file out until it is repaired', () =>
    inTempSite({ ...siteFileTexts, 'pages/a.mdx': page, 'pages/b.mdx': page }, ({ root, write }) => {
      const store = openStore(root);
      write('pages/a.mdx', page.replace(/^title: .*$/m, 'title: "x'));
      store.update('pages/a.mdx');
      expect(addressesIn(store)).toEqual(['/b']);
      expect(store.problems()).toMatchObject([{ file: 'pages/a.mdx', line: 2 }]);
      expect(store.files.get('pages/a.mdx')?.url).toBe('/a');

      write('pages/a.mdx', page);
      store.update('pages/a.mdx');
      expect(store.problems()).toEqual([]);
      expect(addressesIn(store).sort()).toEqual(['/a', '/b']);
    }));

  it('notices created and deleted files', () =>
    inTempSite({ ...siteFileTexts, 'pages/a.mdx': page }, ({ root, write, remove }) => {
      const store = openStore(root);
      write('pages/c.mdx', page);
      store.update('pages/c.mdx');
      remove('pages/a.mdx');
      store.update('pages/a.mdx');
      expect(addressesIn(store)).toEqual(['/c']);
    }));

  it('frees the address of a removed file, and reports the same file as a new store once it is back', () =>
    inTempSite(
      { ...siteFileTexts, 'pages/a.mdx': page, 'pages/a/index.mdx': page },
      ({ root, write, remove }) => {
        const store = openStore(root);
        const before = store.problems();
        expect(before).toHaveLength(1);
        remove('pages/a.mdx');
        store.update('pages/a.mdx');
        expect(store.problems()).toEqual([]);
        write('pages/a.mdx', page);
        store.update('pages/a.mdx');
        expect(store.problems()).toEqual(before);
      },
    ));
});
