import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedPage } from '../../app/entry-server.tsx';
import type { PageData } from '../../app/page-data.ts';
import type { BodyFacts } from '../../app/server/options.ts';
import type { Body } from '../../content/collections.ts';
import type { ContentFile } from '../../content/content-file.ts';
import type { SiteIndex } from '../../content/entry.ts';
import type { CompiledBody } from '../../content/mdx/compile.ts';
import { normalizeUrl, pagesFolder } from '../../content/paths.ts';
import type { Content } from '../../content/plugin.ts';
import { isError, type Problem } from '../../content/problems.ts';
import { renderProblem } from '../../content/render-problem.ts';
import { basePath } from '../config.ts';
import { fillTemplate } from '../html.ts';
import { evaluateBody } from '../pages/evaluate.ts';
import type { ServerModule } from '../server-bundle.ts';
import type { DevApp, DevApps } from './app.ts';

type Renderer = ReturnType<ServerModule['createRenderer']>;

/** The pages of the dev server, each made when it is asked for. */
export interface DevPages {
  /** A page's data alone, for client navigation. */
  dataOf: (address: string) => Promise<PageData>;
  /** A page as a document. */
  documentOf: (address: string) => Promise<{ status: number; html: string }>;
  /** Why an unknown address has no page that answers it; nothing for an address that has a file. */
  problemsOfNotFound: (address: string) => Problem[];
}

const notFoundFile = `${pagesFolder}/_404.mdx`;

/** True for the file of a page at an address, or of an alias; not-found pages answer for others. */
const isAt = ({ file, url: own, data }: ContentFile, url: string) =>
  !file.endsWith('/_404.mdx') &&
  (own === url || (((data ?? {}) as { aliases?: string[] }).aliases?.includes(url) ?? false));

/**
 * Opens the pages. Only what stands at the asked address is compiled and rendered: how many others there are does not
 * matter.
 */
export function openPages({ root, store, compile }: Content, apps: DevApps): DevPages {
  const base = basePath();
  const bodies = new Map<string, CompiledBody>();
  let last: { index: SiteIndex; module: ServerModule; renderer: Renderer } | null = null;

  async function compileBody(file: string): Promise<void> {
    const body = await compile(file, store.sourceOf(file));
    if (store.files.has(file)) store.setBodyProblems(file, body.problems);
    bodies.set(file, body);
  }

  /** Compiles what an address may show, so that the index knows whether it can be shown. */
  async function compileAt(url: string): Promise<void> {
    const files = [...store.files.values()];
    const found = files.filter((content) => isAt(content, url));
    const asked = found.length > 0 ? found : files.filter(({ file }) => file.endsWith('/_404.mdx'));
    const example = store.index().preview?.workshop[url];
    await Promise.all([
      ...asked.map(({ file }) => compileBody(file)),
      ...(example?.kind === 'example' ? [compileBody(example.file)] : []),
    ]);
  }

  function rendererOf(module: ServerModule): Renderer {
    const index = store.index();
    if (last?.index === index && last.module === module) return last.renderer;
    const renderer = module.createRenderer({
      index,
      base,
      origin: index.site.settings.url,
      build: 'dev',
      moduleUrl: ({ file }) => `${base}${file}`,
      loadBody: ({ file }): Body => {
        const code = bodies.get(file)?.code;
        if (code == null) throw new Error(`No compiled body for ${file}.`);
        return evaluateBody(code, module.mdxRuntime);
      },
      bodyOf: ({ file }): BodyFacts | undefined => bodies.get(file),
    });
    last = { index, module, renderer };
    return renderer;
  }

  /** Puts the file of a page that cannot be printed aside; false where there is none to blame. */
  async function quarantine(url: string, error: unknown): Promise<boolean> {
    const file = [...store.files.values()].find((content) => isAt(content, url))?.file;
    if (file === undefined) return false;
    // The check knows better what is wrong than what broke down over it, such as a scene that is not there.
    const { checkFile } = await import('../../writer/check-content.ts');
    const told = (await checkFile({ root, store }, file)).filter(isError);
    // Another request may have put it aside a moment ago: that is no reason to fail.
    store.setBodyProblems(file, told.length > 0 ? told : [renderProblem(file, store.sourceOf(file), error)]);
    return true;
  }

  /** The page's data is made by rendering it: that is how its queries get their answers. */
  async function render(address: string): Promise<RenderedPage & Omit<DevApp, 'module'>> {
    const url = normalizeUrl(address);
    const [{ module, ...app }] = await Promise.all([apps.current(), compileAt(url)]);
    const print = () => rendererOf(module).render(url);
    const page = await print().catch(async (error: unknown) => {
      if (!(await quarantine(url, error))) throw error;
      return print();
    });
    return { ...page, ...app };
  }

  return {
    problemsOfNotFound: (address) => {
      const url = normalizeUrl(address);
      if ([...store.files.values()].some((content) => isAt(content, url))) return [];
      return store
        .problems()
        .concat(store.bodyProblemsOf(notFoundFile))
        .filter(({ file }) => file === notFoundFile);
    },
    dataOf: async (address) => (await render(address)).data,
    documentOf: async (address) => {
      const { status, html: app, head, data, styles, frame } = await render(address);
      const html = fillTemplate(readFileSync(join(root, 'index.html'), 'utf8'), {
        ...{ ...frame, head, base, data, boot: '', app: '' },
        styles: styles ? `<link rel="stylesheet" href="${base}${styles}" data-first>` : '',
      });
      const first = styles ? `<div id="printed">${app}</div>` : '';
      return {
        status,
        html: html
          .replace('<div id="root">', (root) => first + root)
          .replace('</body>', () => `${styles ? swap : ''}${frame.scripts}</body>`),
      };
    },
  };
}

/**
 * The printed page, shown until the browser has its modules and renders the page itself, with React of development and
 * every module as it now is. Hydrating would ask the two to be equal.
 */
const swap = `<script>new MutationObserver((_, observer) => {
  observer.disconnect();
  for (const one of document.querySelectorAll('#printed, [data-first]')) one.remove();
}).observe(document.getElementById('root'), { childList: true });</script>`;
