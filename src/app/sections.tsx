import { type ComponentType, Suspense } from 'react';
import { type SectionFolder, type SectionName, sections } from '../../mdx-components/index.ts';
import { loaders } from '../../mdx-components/loaders.ts';
import { lazyReady, type Preloadable, preloadable } from '../site/preloadable.tsx';
import { SourceMark } from './dev/SourceMark.tsx';
import { sourceMark } from './dev/source-attribute.ts';
import { SectionErrors } from './SectionErrors.tsx';

type AnyProps = Record<string, unknown>;

const folders = Object.fromEntries(
  Object.entries(loaders).map(([folder, load]) => [folder, preloadable(load)]),
) as Record<SectionFolder, Preloadable<object>>;

/**
 * Every name of the vocabulary as a component that loads its folder when it is first rendered. Each stands in its own
 * Suspense boundary, so that a page hydrates section by section.
 */
export const sectionComponents = Object.fromEntries(
  (Object.keys(sections) as SectionName[]).map((name) => [name, lazySection(name)]),
) as Record<SectionName, ComponentType<AnyProps>>;

/** A section behind its own Suspense boundary; the name shows in React's tools. */
function lazySection(name: SectionName): ComponentType<AnyProps> {
  const Section = lazyReady(folders[sections[name]], (module) => {
    const component = (module as Record<string, ComponentType<AnyProps>>)[name];
    if (!component) throw new Error(`mdx-components/${sections[name]} does not export ${name}.`);
    return component;
  });
  return Object.assign(
    (props: AnyProps) => (
      <SectionErrors>
        <SectionBoundary of={Section} {...props} />
      </SectionErrors>
    ),
    {
      displayName: name,
    },
  );
}

function SectionBoundary({ of: Section, ...props }: AnyProps & { of: ComponentType<AnyProps> }) {
  if (import.meta.env.PREVIEW && typeof props[sourceMark] === 'string') {
    const { [sourceMark]: at, ...own } = props;
    return (
      <Suspense fallback={null}>
        <SourceMark at={String(at)}>
          <Section {...own} />
        </SourceMark>
      </Suspense>
    );
  }
  return (
    <Suspense fallback={null}>
      <Section {...props} />
    </Suspense>
  );
}

/** Starts loading the folders a page will need. */
export const preloadSections = (names: readonly string[]): Promise<unknown> =>
  Promise.all(names.map((name) => folders[name as SectionFolder]?.load()));
