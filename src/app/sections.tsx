import { type ComponentType, lazy, Suspense } from 'react';
import { type SectionName, sections } from '../../mdx-components/index.ts';
import { loaders } from '../../mdx-components/loaders.ts';

type AnyProps = Record<string, unknown>;

/**
 * Every name of the vocabulary as a component that loads its folder when it is first rendered. Each stands in its own
 * Suspense boundary, so that a page hydrates section by section.
 */
export const sectionComponents = Object.fromEntries(
  (Object.keys(sections) as SectionName[]).map((name) => [name, lazySection(name)]),
) as Record<SectionName, ComponentType<AnyProps>>;

/** A section behind its own Suspense boundary; the name shows in React's tools. */
function lazySection(name: SectionName): ComponentType<AnyProps> {
  const Section = lazy(async () => {
    const module = (await loaders[sections[name]]()) as Record<string, ComponentType<AnyProps>>;
    const component = module[name];
    if (!component) throw new Error(`mdx-components/${sections[name]} does not export ${name}.`);
    return { default: component };
  });
  return Object.assign((props: AnyProps) => <SectionBoundary of={Section} {...props} />, {
    displayName: name,
  });
}

function SectionBoundary({ of: Section, ...props }: AnyProps & { of: ComponentType<AnyProps> }) {
  return (
    <Suspense fallback={null}>
      <Section {...props} />
    </Suspense>
  );
}

/** Starts loading the folders a page will need. */
export const preloadSections = (folders: readonly string[]): Promise<unknown> =>
  Promise.all(folders.map((folder) => loaders[folder as keyof typeof loaders]?.()));
