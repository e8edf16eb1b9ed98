import { type ComponentType, useContext, useState } from 'react';
import { PageSummary } from '../../mdx-components/_shared/PageSummary/PageSummary.tsx';
import { folderOf, sections } from '../../mdx-components/index.ts';
import { loaders } from '../../mdx-components/loaders.ts';
import { SectionContext } from '../site/collector.ts';
import { usePage } from '../site/hooks.ts';
import { lazyReady, type Preloadable } from '../site/preloadable.tsx';
import { preloadScenes } from '../ui/Scene.tsx';
import { playedScenes } from '../vocabulary.ts';
import { SectionErrors } from './SectionErrors.tsx';
import { SourceMark, sourceMark } from './SourceMark.tsx';
import { SectionBoundary } from './takeover/Boundary.tsx';

type AnyProps = Record<string, unknown>;

/** A lazy component for each name of the vocabulary. */
export const sectionComponents = Object.fromEntries(
  Object.keys(sections).map((name) => [name, lazySection(name)]),
) as Record<string, ComponentType<AnyProps>>;

/** A section with its boundary; `displayName` helps React's developer tools. */
function lazySection(name: string): ComponentType<AnyProps> {
  const folder = folderOf(name);
  const source = loaders[folder];
  if (!source) throw new Error(`mdx-components/${folder} has no ${folder}.tsx.`);
  const Section = lazyReady(source, (module) => {
    const component = (module as Record<string, ComponentType<AnyProps>>)[name];
    if (!component) throw new Error(`mdx-components/${folder} does not export ${name}.`);
    return component;
  });
  return Object.assign(
    (props: AnyProps) => {
      const around = useContext(SectionContext);
      const section = <MarkedSection section={Section} given={props} />;
      const [load] = useState(() => loaderOf(source, props));
      // A section's own child components hydrate with it.
      if (around && folderOf(around.name) === folder) return section;
      return (
        <>
          <SectionErrors>
            <SectionBoundary name={name} given={props} load={load}>
              {section}
            </SectionBoundary>
          </SectionErrors>
          <SummaryAfter section={name} />
        </>
      );
    },
    { displayName: name },
  );
}

/** Returns what loads a section before it hydrates: its folder, and an interactive scene in it. */
function loaderOf(folder: Preloadable<object>, { scene }: AnyProps): () => Promise<unknown> {
  const played = playedScenes.filter((name) => name === scene);
  return () => Promise.all([folder.load(), preloadScenes(played)]);
}

/** The modules of sections, by name. */
export const filesOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => loaders[folderOf(name)]?.file ?? []);

/** The page's summary, after the section with its heading. */
const SummaryAfter = ({ section }: { section: string }) =>
  usePage().about?.head === section ? <PageSummary /> : null;

function MarkedSection({ section: Section, given }: { section: ComponentType<AnyProps>; given: AnyProps }) {
  if (!import.meta.env.WRITERS || typeof given[sourceMark] !== 'string') return <Section {...given} />;
  const { [sourceMark]: at, ...own } = given;
  return (
    <SourceMark at={String(at)}>
      <Section {...own} />
    </SourceMark>
  );
}
